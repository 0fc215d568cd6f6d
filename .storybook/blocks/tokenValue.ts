/** The value of a token as people write it: `16 px (1rem)`, `120 ms`, `light #FBF6EE · dark #161114`. */
export function tokenValue(css: string): string {
  const light = inMode(css, 'light');
  const dark = inMode(css, 'dark');
  if (light === dark) return css.includes('light-dark(') ? `${written(light)} in both modes` : written(light);
  return `light\u00a0${written(light)} · dark\u00a0${written(dark)}`;
}

/** A value whose only commas are inside its brackets: `#FBF6EE`, `rgb(42 21 36 / 0.22)`. */
const one = '((?:[^(),]|\\([^()]*\\))+)';

/** The value in one colour mode. In minified rules no space follows the comma. */
const inMode = (css: string, mode: 'light' | 'dark'): string =>
  css.replaceAll(new RegExp(`light-dark\\(${one},\\s*${one}\\)`, 'g'), mode === 'light' ? '$1' : '$2');

function written(css: string): string {
  const fluid = /^clamp\(([\d.]+)rem,.*,\s*([\d.]+)rem\)$/.exec(css);
  if (fluid) return `${Number(fluid[1]) * 16} to ${pixels(fluid[2])}`;
  if (/^-?[\d.]+rem$/.test(css)) return `${pixels(css)} (${css})`;
  if (/^cubic-bezier\(/.test(css)) return css.replaceAll(/,\s*/g, ', ').replaceAll(/(?<!\d)\.(?=\d)/g, '0.');
  const layers = css.split(/,\s*(?![^()]*\))/);
  // A shadow whose layers are all transparent is no shadow.
  if (layers.length > 0 && layers.every((layer) => / transparent$/.test(layer))) return 'none';
  return layers
    .map((layer) => layer.replaceAll(measure, measured).replaceAll(hex, upper).replaceAll(rgb, asHex))
    .join(', ');
}

const measure = /(?<![\w#.])(-?)(\d*\.?\d+)(px|ms|s)(?!\w)/g;
const measured = (_: string, sign: string, value: string, unit: string): string => {
  const figure = unit === 's' ? Math.round(Number(value) * 1000) : Number(value);
  return `${sign && '−'}${figure}\u00a0${unit === 's' ? 'ms' : unit}`;
};

const hex = /#[\da-f]{3,8}/gi;
const upper = (colour: string): string => colour.toUpperCase();

/** `rgb(42 21 36 / 0.22)`, and the older syntax with commas. */
const rgb = /rgba?\((\d+)[ ,]+(\d+)[ ,]+(\d+)[ ,/]+([\d.]+)\)/g;
const asHex = (_: string, red: string, green: string, blue: string, alpha: string): string => {
  const channels = [red, green, blue].map((channel) => Number(channel).toString(16).padStart(2, '0'));
  return `#${channels.join('').toUpperCase()} at ${Math.round(Number(alpha) * 100)}%`;
};

const pixels = (rem = '0'): string => `${Number.parseFloat(rem) * 16}\u00a0px`;
