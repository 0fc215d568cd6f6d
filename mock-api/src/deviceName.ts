import Bowser from 'bowser';

/** What a browser calls itself, in two words: « Firefox, Linux ». Undefined where it says nothing that is known. */
export function deviceName(userAgent: string | undefined): string | undefined {
  if (!userAgent) return undefined;
  const { browser, os } = Bowser.parse(userAgent);
  const words = [browser.name, os.name].filter((word) => word !== undefined && word !== '');
  return words.length === 0 ? undefined : words.join(', ').slice(0, 60);
}
