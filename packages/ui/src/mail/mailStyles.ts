import { palette, productTints } from '../styles/palette.ts';

// Mail clients know neither our tokens nor our fonts. Each style is inline on its element, in the light colours; the
// dark ones are in the head, for the clients that have a dark mode.

type ColorName = keyof typeof palette;
type Ink = 'ink' | 'inkMuted';
type Ground = 'paper' | 'paperRaised' | 'paperSunken';

const light = (name: ColorName): string => palette[name][0];

export const serif = 'Spectral, Georgia, serif';
export const sans = "'Hanken Grotesk', -apple-system, 'Segoe UI', Helvetica, Arial, sans-serif";

/** Class names and colours of an element: the class sets its dark colour. */
export const onGround = (name: Ground) => ({ className: `on-${name}`, color: { backgroundColor: light(name) } });
export const inInk = (name: Ink) => ({ className: `in-${name}`, color: { color: light(name) } });
export const hairline = { className: 'hairline', borderTop: `1px solid ${light('hairline')}` } as const;
export const buttonColors = {
  className: 'button',
  ground: light('action'),
  ink: light('actionContrast'),
} as const;

/** The colour of a bottle of the house; any other has that of a quote. */
export function onTint(id: string | undefined) {
  const tint = Object.entries(productTints).find(([key]) => key === id)?.[1].tint[0];
  return tint === undefined ? onGround('paperSunken') : { className: `tint-${id}`, color: { backgroundColor: tint } };
}

const dark = (name: ColorName): string => palette[name][1];
const grounds: readonly Ground[] = ['paper', 'paperRaised', 'paperSunken'];
const inks: readonly Ink[] = ['ink', 'inkMuted'];

const darkRules = [
  ...grounds.map((name) => `.on-${name}{background-color:${dark(name)} !important}`),
  ...inks.map((name) => `.in-${name}{color:${dark(name)} !important}`),
  ...Object.entries(productTints).map(([id, { tint }]) => `.tint-${id}{background-color:${tint[1]} !important}`),
  `.hairline{border-color:${dark('hairline')} !important}`,
  `.button{background-color:${dark('action')} !important;color:${dark('actionContrast')} !important}`,
].join('');

/** When the dark colours apply. A preview that must be dark, or must not be, passes another condition. */
export const darkCondition = '(prefers-color-scheme:dark)';

/** Without quotes, ampersands and angle brackets, which would be escaped. */
export const headStyles = `:root{color-scheme:light dark}@media ${darkCondition}{${darkRules}}@media (max-width:480px){.sheet{padding-left:20px !important;padding-right:20px !important}}`;
