import { describe, expect, it } from 'vitest';
import { contrast, leastContrast, type Pair, partPairs, textPairs } from './contrast.ts';
import { palette, productTints, washShare } from './palette.ts';
import tokensSource from './tokens.ts?raw';

/** What `color-mix(in srgb, …)` makes of two colours `#RRGGBB`. */
const mixed = (one: string, other: string, share: number): string =>
  `#${[1, 3, 5]
    .map((place) => [one, other].map((hex) => Number.parseInt(hex.slice(place, place + 2), 16)))
    .map(([a = 0, b = 0]) => Math.round(a * share + b * (1 - share)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;

const lower = (one: Pair, other: Pair): number => Math.min(contrast(one[0], other[0]), contrast(one[1], other[1]));

describe('the palette', () => {
  it('computes contrast as WCAG does', () => {
    expect(contrast('#000000', '#FFFFFF')).toBe(21);
    expect(contrast(palette.ink[0], palette.paper[0])).toBeCloseTo(16.02, 2);
    expect(contrast(palette.ink[1], palette.paper[1])).toBeCloseTo(15.57, 2);
  });

  it.each(textPairs)('keeps %s legible on %s in both colour modes', (ink, ground) => {
    expect(lower(palette[ink], palette[ground])).toBeGreaterThanOrEqual(leastContrast.text);
  });

  it.each(partPairs)('keeps %s visible on %s in both colour modes', (part, ground) => {
    expect(lower(palette[part], palette[ground])).toBeGreaterThanOrEqual(leastContrast.part);
  });

  it('has no colour without a token', () => {
    const unused = Object.keys(palette).filter((name) => !tokensSource.includes(`p('${name}')`));
    expect(unused).toEqual([]);
  });
});

describe.each(Object.entries(productTints))('the tint of product %s', (_id, { tint, ink }) => {
  it('carries its ink, the text and the muted text', () => {
    for (const written of [ink, palette.ink, palette.inkMuted]) {
      expect(lower(written, tint)).toBeGreaterThanOrEqual(leastContrast.text);
    }
  });

  it('carries text and controls where it is a wash', () => {
    const wash = [mixed(tint[0], palette.paper[0], washShare), mixed(tint[1], palette.paper[1], washShare)] as const;
    for (const written of ['ink', 'inkMuted', 'promo', 'critical', 'plum'] as const) {
      expect(lower(palette[written], wash)).toBeGreaterThanOrEqual(leastContrast.text);
    }
    for (const part of ['edge', 'focus', 'action'] as const) {
      expect(lower(palette[part], wash)).toBeGreaterThanOrEqual(leastContrast.part);
    }
  });

  it('has an ink that is legible on the page', () => {
    expect(lower(ink, palette.paper)).toBeGreaterThanOrEqual(leastContrast.text);
  });
});
