import type { palette } from './palette.ts';

export type Pair = readonly [light: string, dark: string];
export type Name = keyof typeof palette;

/** The contrast that WCAG 2.2 AA requires of text, and of controls and signs. */
export const leastContrast = { text: 4.5, part: 3 } as const;

/** Relative luminance of `#RRGGBB`, as WCAG 2.2 defines it. */
function luminance(hex: string): number {
  const channel = (place: number): number => {
    const value = Number.parseInt(hex.slice(place, place + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * channel(1) + 0.7152 * channel(3) + 0.0722 * channel(5);
}

/** Contrast of two colours `#RRGGBB`, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const papers = ['paper', 'paperRaised', 'paperSunken'] as const satisfies Name[];
const tones = ['positive', 'critical', 'caution', 'info', 'promo', 'neutral'] as const satisfies Name[];
const onEach = (ink: Name, grounds: readonly Name[]) => grounds.map((ground) => [ink, ground] as const);

/**
 * Text colours with their backgrounds: the pairs of the visual direction, and the hovered background that this library
 * adds.
 */
export const textPairs: (readonly [Name, Name])[] = [
  ...onEach('ink', [...papers, 'plumSoft']),
  ...onEach('inkMuted', papers),
  ...onEach('inkInverse', ['paperInverse']),
  ...onEach('inkInverseMuted', ['paperInverse']),
  ...onEach('plum', [...papers, 'plumSoft']),
  ...onEach('action', [...papers, 'plumSoft']),
  ...onEach('actionContrast', ['action', 'actionHovered', 'actionPressed']),
  ...onEach('goldText', papers),
  ...tones.flatMap((tone) => onEach(tone, ['paper', 'paperRaised', `${tone}Soft`])),
  ...onEach('paperRaised', [...tones, 'criticalHovered', 'ink']),
];

/** Colours of edges of controls, markers and focus rings, with their backgrounds. */
export const partPairs: (readonly [Name, Name])[] = [
  ...onEach('edge', papers),
  ...onEach('edgeInverse', ['paperInverse']),
  ...onEach('goldStrong', papers),
  ...onEach('focus', papers),
  ...onEach('focusInverse', ['paperInverse']),
  ...onEach('plum', ['hairline']),
];
