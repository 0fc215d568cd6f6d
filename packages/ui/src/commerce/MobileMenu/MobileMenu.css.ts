import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

// The drawer's space above the first line is meant for text; these lines have their own.
export const pages = style({ display: 'flex', flexDirection: 'column', marginBlock: `calc(-1 * ${vars.space[12]})` });

const link = {
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  ':focus-visible': { outlineOffset: '-1px' },
  '@media': { [media.hover]: { ':hover': { color: vars.color.fg.accent } } },
} as const;

export const page = style({ ...link, ...typography.h3, fontSize: '1.5rem', minHeight: '3.25rem' });

export const catalogue = style({
  marginBlock: vars.space[8],
  paddingBlock: vars.space[12],
  borderBlock: `1px solid ${vars.color.border.default}`,
  ':first-child': { marginTop: 0, paddingTop: 0, borderTop: 'none' },
  ':last-child': { marginBottom: 0, borderBottom: 'none' },
});

export const heading = style({ ...typography.aside, color: vars.color.fg.muted });

export const categories = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: vars.space[12],
});

export const category = style({
  ...link,
  minHeight: vars.size.target,
  selectors: { '&[aria-current]': { fontWeight: vars.weight.strong } },
});

export const action = style({ ...link, gap: vars.space[12], minHeight: vars.size.target });
