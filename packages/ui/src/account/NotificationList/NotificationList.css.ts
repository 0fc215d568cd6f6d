import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');
const { bg, fg, border } = vars.color;

const hairline = `1px solid ${border.default}`;

export const root = style({ borderTop: hairline });

export const item = style({ borderBottom: hairline });

export const notification = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space[16],
  rowGap: vars.space[4],
  alignItems: 'start',
  width: '100%',
  paddingBlock: vars.space[20],
  paddingInline: vars.space[16],
  transition: `background-color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { backgroundColor: bg.sunken } } },
    [media.md]: { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
  selectors: { '&[data-unread]': { backgroundColor: bg.accentSoft } },
});

export const icon = style({
  marginTop: vars.space[4],
  color: fg.muted,
  selectors: { '[data-unread] > &': { color: fg.accent } },
});

export const text = style({ display: 'grid', gap: vars.space[4], maxWidth: vars.size.measure });

export const title = style({
  position: 'relative',
  fontSize: '0.9375rem',
  selectors: { '[data-unread] &': { fontWeight: vars.weight.strong } },
});

export const date = style({
  gridColumn: '2',
  '@media': { [media.md]: { gridColumn: 'auto', paddingTop: vars.space[4] } },
});
