import { colourUse } from './colourUse.ts';
import { breakpoints } from './media.ts';
import { palette, productTints } from './palette.ts';
import { tokens } from './tokens.ts';
import { fontSize, type TextMeasure, typeScale } from './typeScale.ts';

type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };
interface CssTree {
  readonly [name: string]: string | CssTree;
}
type Pair = readonly [light: string, dark: string];

/**
 * The tokens in the W3C design-tokens format (DTCG, 2025.10), for design tools. The value of a token is the light one;
 * where the dark one differs, both are in `$extensions.mode`, where tools that support modes look for them. Tokens for
 * which the format has no type are left out: `size.measure` (in `ch`), `photo.filter`, and the text style `data`, which
 * is only a partial style.
 */
export function designTokens(): Json {
  const { measure: _, ...size } = tokens.size;
  const { enter, leave, ...durations } = tokens.motion;
  return {
    $description: 'Maison Nuée. Written by `npm run tokens`: change packages/ui/src/styles instead.',
    palette: { $type: 'color', ...mapValues(palette, (pair) => moded(pair, color)) },
    tint: {
      $type: 'color',
      ...mapValues(productTints, ({ tint, ink }) => ({ tint: moded(tint, color), ink: moded(ink, color) })),
    },
    color: { $type: 'color', ...described(tokens.color, colourUse) },
    space: { $type: 'dimension', ...mapLeaves(tokens.space, dimensionToken) },
    radius: { $type: 'dimension', ...mapLeaves(tokens.radius, dimensionToken) },
    size: { $type: 'dimension', ...mapLeaves(size, dimensionToken) },
    breakpoint: {
      $type: 'dimension',
      ...mapValues(breakpoints, (width) => ({ $value: { value: width, unit: 'px' } })),
    },
    shadow: { $type: 'shadow', ...mapLeaves(tokens.shadow, shadowToken) },
    font: { $type: 'fontFamily', ...mapLeaves(tokens.font, fontToken) },
    weight: { $type: 'fontWeight', ...mapLeaves(tokens.weight, numberToken) },
    text: { $type: 'typography', ...mapValues(typeScale, textToken) },
    duration: { $type: 'duration', ...mapLeaves(durations, (css) => ({ $value: measured(css, ['ms']) })) },
    easing: { $type: 'cubicBezier', ...mapLeaves({ enter, leave }, easingToken) },
    z: { $type: 'number', ...mapLeaves(tokens.z, numberToken) },
  };
}

/** The tokens for a tool that takes a file for each mode: their values in one. */
export function designTokensIn(mode: 'light' | 'dark'): Json {
  const inMode = (branch: Json): Json => {
    if (typeof branch !== 'object' || Array.isArray(branch)) return branch;
    const { $extensions, ...rest } = branch as { [key: string]: Json } & {
      $extensions?: { mode: Record<string, Json> };
    };
    const value = $extensions?.mode[mode];
    return value === undefined ? mapValues(rest, inMode) : { ...rest, $value: value };
  };
  return inMode(designTokens());
}

/** The colours, each with what it is for. */
function described(tree: CssTree, use: CssTree): Record<string, Json> {
  const entries = Object.entries(tree).map(([name, branch]) => {
    const said = use[name] ?? {};
    return [
      name,
      typeof branch === 'string'
        ? { ...colorToken(branch), ...(typeof said === 'string' && { $description: said }) }
        : described(branch, typeof said === 'string' ? {} : said),
    ];
  });
  return Object.fromEntries(entries);
}

function mapValues<Name extends string | number, From, To>(
  from: Readonly<Record<Name, From>>,
  convert: (value: From) => To,
): Record<string, To> {
  return Object.fromEntries(Object.entries<From>(from).map(([name, value]) => [name, convert(value)]));
}

function mapLeaves(tree: CssTree, convert: (css: string) => Json): Record<string, Json> {
  return mapValues(tree, (branch) => (typeof branch === 'string' ? convert(branch) : mapLeaves(branch, convert)));
}

/** The groups that a pattern matches. @throws if the format can't express the value, so that no token is left out silently. */
function matched(css: string, pattern: RegExp): string[] {
  const found = pattern.exec(css);
  if (!found) throw new Error(`The token value « ${css} » is not understood: teach designTokens.ts to say it in DTCG.`);
  return found.slice(1);
}

function moded([light, dark]: Pair, convert: (css: string) => Json): Json {
  const $value = convert(light);
  return light === dark ? { $value } : { $value, $extensions: { mode: { light: $value, dark: convert(dark) } } };
}

function color(css: string): Json {
  if (css === 'transparent') return { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0 };
  if (css.startsWith('#')) {
    const [hex = ''] = matched(css, /^#([0-9A-F]{6})$/);
    const components = [0, 2, 4].map((start) => rounded(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
    return { colorSpace: 'srgb', components, hex: css.toLowerCase() };
  }
  const [red, green, blue, alpha] = matched(css, /^rgba?\((\d+),? (\d+),? (\d+)(?: \/|,) ([\d.]+)\)$/).map(Number);
  return {
    colorSpace: 'srgb',
    components: [red, green, blue].map((part = 0) => rounded(part / 255)),
    alpha: alpha ?? 1,
  };
}

const rounded = (figure: number): number => Number(figure.toFixed(5));

/** A palette colour becomes a reference, so that a design tool shows where it comes from. */
function colorToken(css: string): { $value: Json } {
  const name = Object.entries<Pair>(palette).find(([, [light, dark]]) => css === `light-dark(${light}, ${dark})`)?.[0];
  return name === undefined ? { $value: color(css) } : { $value: `{palette.${name}}` };
}

function measured(css: string, units: readonly string[]): { value: number; unit: string } {
  const [value = '', unit = ''] = matched(css, new RegExp(`^(-?[\\d.]+)(${units.join('|')})?$`));
  return { value: Number(value), unit: unit || 'px' };
}

const dimension = (css: string) => measured(css, ['px', 'rem']);
const dimensionToken = (css: string) => ({ $value: dimension(css) });
const numberToken = (css: string) => ({ $value: Number(css) });
const fontToken = (css: string) => ({ $value: css.split(', ').map((family) => family.replaceAll("'", '')) });
const easingToken = (css: string) => ({ $value: matched(css, /^cubic-bezier\((.+), (.+), (.+), (.+)\)$/).map(Number) });

function shadowToken(css: string): Json {
  const inMode = (mode: 0 | 1) => css.replaceAll(/light-dark\((rgb\([^)]+\)), (\w+)\)/g, mode === 0 ? '$1' : '$2');
  return moded([inMode(0), inMode(1)], (all) => all.split(', ').map(shadow));
}

function shadow(css: string): Json {
  const [offsetX = '', offsetY = '', blur = '', spread = '0', colour = ''] = matched(
    css,
    /^(\S+) (\S+) (\S+?)(?: (-?\d\S*))? (rgb\(.+\)|transparent)$/,
  );
  return {
    color: color(colour),
    offsetX: dimension(offsetX),
    offsetY: dimension(offsetY),
    blur: dimension(blur),
    spread: dimension(spread),
  };
}

/** A text style at its largest size: the format has neither sizes that grow with the window nor letter spacing in em. */
function textToken({ font, weight, size, line, spacing = 0, italic }: TextMeasure): Json {
  const greatest = size[2] ?? size[0];
  const notes = [
    ...(size.length === 3 ? [`Fluid from 320 to 1440 px: ${fontSize(size)}.`] : []),
    ...(italic ? ['Italic.'] : []),
  ];
  return {
    ...(notes.length > 0 && { $description: notes.join(' ') }),
    $value: {
      fontFamily: `{font.${font}}`,
      fontSize: { value: greatest, unit: 'rem' },
      fontWeight: `{weight.${weight}}`,
      letterSpacing: { value: rounded(spacing * greatest), unit: 'rem' },
      lineHeight: line,
    },
  };
}
