import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');
const { fg, border } = vars.color;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  // The lines between the cells are the background showing through.
  gap: '1px',
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.panel,
  backgroundColor: border.default,
  overflow: 'clip',
  '@media': {
    [media.magnified]: { gridTemplateColumns: 'minmax(0, 1fr)' },
    [media.lg]: { gridTemplateColumns: 'repeat(auto-fit, minmax(10rem, 1fr))' },
  },
});

export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: '1fr auto auto',
  columnGap: vars.space[8],
  padding: vars.space[16],
  backgroundColor: vars.color.bg.raised,
  '@media': {
    // The last of three figures fills its row.
    [media.belowLg]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
    [media.smallest]: { paddingInline: vars.space[12] },
    [media.lg]: { paddingInline: vars.space[20], paddingBottom: vars.space[20] },
  },
});

export const label = style({
  ...typography.caption,
  color: fg.muted,
  '@media': {
    // Two lines, so that the figures of a row align even if a label wraps.
    [media.belowLg]: { minHeight: '2lh', marginBottom: vars.space[4] },
    [media.lg]: { paddingBottom: vars.space[8] },
  },
});

// On the smallest phones the longest words of the labels need its space.
export const icon = style({ color: fg.muted, '@media': { [media.smallest]: { display: 'none' } } });

export const value = style({
  ...typography.data,
  gridColumn: '1 / -1',
  fontSize: '1.4375rem',
  lineHeight: 1.3,
  '@media': { [media.lg]: { fontSize: '1.625rem' } },
});

export const detail = style({
  ...typography.caption,
  gridColumn: '1 / -1',
  color: fg.muted,
  paddingTop: vars.space[4],
});
