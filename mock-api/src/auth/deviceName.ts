import Bowser from 'bowser';

/** The name of a browser from its user agent: « Firefox, Linux ». `undefined` for an unknown one. */
export function deviceName(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? undefined : words.join(', ').slice(0, 60);
}
