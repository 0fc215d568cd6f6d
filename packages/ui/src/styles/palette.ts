/**
 * The raw colours, `[light, dark]`. Private to `styles/`, the docs and the mails, since mail clients don't know custom
 * properties; everything else uses the tokens of `vars.css.ts`. The documented pairs are in `contrast.ts`, and
 * `tokens.test.ts` checks the contrast of each.
 */
export const palette = {
  paper: ['#FBF6EE', '#1B1319'],
  paperRaised: ['#FFFDFA', '#2A1F26'],
  paperSunken: ['#F3EADD', '#140D12'],
  paperInverse: ['#2A1524', '#3A1F33'],
  ink: ['#1F1A17', '#F5ECE1'],
  inkMuted: ['#665B53', '#BBADA6'],
  inkInverse: ['#FBF1E4', '#FBF1E4'],
  inkInverseMuted: ['#D9C3CB', '#D9C3CB'],
  hairline: ['#E5DACA', '#3A2F35'],
  edge: ['#8B7D70', '#8A7A80'],
  edgeInverse: ['#A98A9C', '#A98A9C'],
  plum: ['#5B2A4E', '#E0B1D0'],
  action: ['#5B2A4E', '#F5ECE1'],
  actionHovered: ['#46203C', '#FFFDFA'],
  actionPressed: ['#35182D', '#E2D3C6'],
  actionContrast: ['#FFF8EF', '#2B1024'],
  plumSoft: ['#F2E5EA', '#3A2433'],
  gold: ['#B98A44', '#D3A55C'],
  goldStrong: ['#9A6F2B', '#D3A55C'],
  goldText: ['#7A5619', '#E2BE82'],
  positive: ['#2A6544', '#93D0A6'],
  positiveSoft: ['#E1EEE2', '#1B3325'],
  critical: ['#A1262C', '#F4A39B'],
  criticalHovered: ['#861C22', '#F8BCB6'],
  criticalSoft: ['#F9E3DF', '#43201F'],
  caution: ['#83540A', '#EBC27A'],
  cautionSoft: ['#F9EACB', '#3B2C12'],
  info: ['#2A577A', '#9CC6E6'],
  infoSoft: ['#E1EBF2', '#1A2F3F'],
  promo: ['#963A17', '#F2AE88'],
  promoSoft: ['#F8E4D5', '#422416'],
  neutral: ['#564C45', '#C9BCB4'],
  neutralSoft: ['#EDE5D9', '#2E262A'],
  focus: ['#5B2A4E', '#F2D9A2'],
  focusInverse: ['#F2D9A2', '#F2D9A2'],
  /** On the photograph of the home page, where the values of the page are too faint. */
  photoMuted: ['#544A43', '#D9C3CB'],
  photoEdge: ['#7A6D61', '#A98A9C'],
  skeleton: ['#EFE5D7', '#2E262A'],
  scrim: ['rgba(42, 21, 36, 0.56)', 'rgba(10, 6, 8, 0.68)'],
} as const satisfies Record<string, readonly [light: string, dark: string]>;

/** The colour chart (« nuancier »): the background of each bottle and the ink that is legible on it, by product id. */
export const productTints = {
  1: { tint: ['#EFD1CC', '#3A2020'], ink: ['#8E2A2C', '#F2AFA6'] },
  2: { tint: ['#F3DCBC', '#3B2915'], ink: ['#86480C', '#F3BF7F'] },
  3: { tint: ['#EAD4BA', '#36271A'], ink: ['#713F14', '#E3B98A'] },
  4: { tint: ['#D1E6DF', '#182F2B'], ink: ['#1C5750', '#9AD3C5'] },
  5: { tint: ['#F2D8E1', '#3A2030'], ink: ['#8A2A57', '#F3AFCB'] },
  6: { tint: ['#F0E4C8', '#332B1B'], ink: ['#674C14', '#E5CB8F'] },
  7: { tint: ['#DCD4E8', '#262240'], ink: ['#443A7A', '#BDB4EA'] },
  8: { tint: ['#E4D4BE', '#31281D'], ink: ['#5B4325', '#D6BC97'] },
  9: { tint: ['#F3E9C3', '#302C12'], ink: ['#5E5309', '#DDD07F'] },
  10: { tint: ['#EAD9C2', '#322817'], ink: ['#664A10', '#E4C584'] },
} as const satisfies Record<number, Record<'tint' | 'ink', readonly [light: string, dark: string]>>;

/** How much of a product's tint is mixed into the surface behind the text on its page. */
export const washShare = 0.35;
