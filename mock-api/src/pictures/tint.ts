/** The colours of a product's card, light and dark, as in `#EFD1CC`. */
export interface Tint {
  /** The background of the picture. */
  tint: readonly [light: string, dark: string];
  /** The text on that field. */
  ink: readonly [light: string, dark: string];
}

/**
 * The tint of a picture, from its pixels (red, green, blue and alpha, 0 to 255): the hue of its colourful parts, at the lightness of
 * the house's own tints, so that text on it stays legible whatever the picture shows. A grey picture gets the hue of paper.
 */
export function tintOf(pixels: Uint8Array): Tint {
  let a = 0;
  let b = 0;
  let weight = 0;
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = pixels.subarray(at, at + 4);
    const [pixelA, pixelB] = chromaOf(red, green, blue);
    // Colourful pixels weigh more than the background.
    const share = Math.hypot(pixelA, pixelB) * (alpha / 255);
    a += pixelA * share;
    b += pixelB * share;
    weight += alpha / 255;
  }
  const chroma = weight === 0 ? 0 : Math.hypot(a, b) / weight;
  const isGrey = chroma < 1e-4;
  const hue = isGrey ? paperHue : Math.atan2(b, a);
  const strength = isGrey ? 0.4 : 1;
  return {
    tint: [hex(0.9, 0.04 * strength, hue), hex(0.27, 0.035 * strength, hue)],
    ink: [hex(0.4, 0.09 * strength, hue), hex(0.83, 0.09 * strength, hue)],
  };
}

const paperHue = (80 / 180) * Math.PI;

const toLinear = (channel: number): number =>
  channel <= 10.31475 ? channel / 255 / 12.92 : ((channel / 255 + 0.055) / 1.055) ** 2.4;
const fromLinear = (value: number): number =>
  255 * (value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055);

/** The two colour axes of OKLab. */
function chromaOf(red: number, green: number, blue: number): [number, number] {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s, 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s];
}

/** A colour of OKLCH as the nearest of sRGB. */
function hex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos(hue);
  const b = chroma * Math.sin(hue);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const bytes = channels.map((value) => Math.round(Math.min(255, Math.max(0, fromLinear(Math.max(0, value))))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
}
