import { describe, expect, it } from 'vitest';
import { palette, productTints } from './palette.ts';
import tokensSource from './tokens.ts?raw';

type Pair = readonly [light: string, dark: string];
type Name = keyof typeof palette;

/** Relative luminance of `#RRGGBB`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channel = (place: number): number => {
    const value = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const lower = (one: Pair, other: Pair): number => Math.min(contrast(one[0], other[0]), contrast(one[1], other[1]));

const papers = ['paper', 'paperRaised', 'paperSunken'] as const satisfies Name[];
const tones = ['positive', 'critical', 'caution', 'info', 'promo', 'neutral'] as const satisfies Name[];
const onEach = (ink: Name, grounds: readonly Name[]) => grounds.map((ground) => [ink, ground] as const);

/** Who is written on what: the text pairs of the visual direction, and the hovered ground that this library adds. */
const textPairs: (readonly [Name, Name])[] = [
  ...onEach('ink', [...papers, 'plumSoft']),
  ...onEach('inkMuted', papers),
  ...onEach('inkInverse', ['paperInverse']),
  ...onEach('inkInverseMuted', ['paperInverse']),
  ...onEach('plum', [...papers, 'plumSoft']),
  ...onEach('plumContrast', ['plum', 'plumHovered', 'plumPressed']),
  ...onEach('goldText', papers),
  ...tones.flatMap((tone) => onEach(tone, ['paper', 'paperRaised', `${tone}Soft`])),
  ...onEach('paperRaised', [...tones, 'criticalHovered', 'ink']),
];

/** What has to be seen rather than read: edges of controls, markers, focus rings. */
const partPairs: (readonly [Name, Name])[] = [
  ...onEach('edge', papers),
  ...onEach('edgeInverse', ['paperInverse']),
  ...onEach('goldStrong', papers),
  ...onEach('focus', papers),
  ...onEach('focusInverse', ['paperInverse']),
  ...onEach('plum', ['hairline']),
];

describe('the palette', () => {
  it('computes contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast(palette.ink[0], palette.paper[0])).toBeCloseTo(16.02, 2);
    expect(contrast(palette.ink[1], palette.paper[1])).toBeCloseTo(15.98, 2);
  });

  it.each(textPairs)('keeps %s legible on %s in both colour modes', (ink, ground) => {
    expect(lower(palette[ink], palette[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(partPairs)('keeps %s visible on %s in both colour modes', (part, ground) => {
    expect(lower(palette[part], palette[ground])).toBeGreaterThanOrEqual(3);
  });

  it('has no colour without a token', () => {
    const unused = Object.keys(palette).filter((name) => !tokensSource.includes(`p('${name}')`));
    expect(unused).toEqual([]);
  });
});

describe.each(Object.entries(productTints))('the tint of product %s', (_id, { tint, ink }) => {
  it('carries its ink, the text and the muted text', () => {
    for (const written of [ink, palette.ink, palette.inkMuted]) {
      expect(lower(written, tint)).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('has an ink that is legible on the page', () => {
    expect(lower(ink, palette.paper)).toBeGreaterThanOrEqual(4.5);
  });
});
