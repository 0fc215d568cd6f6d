import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

const hairline = `1px solid ${vars.color.border.default}`;

export const root = style({ borderTop: hairline });

export const ticket = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[24],
  borderBottom: hairline,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
});

export const subject = style({ ...typography.name, minWidth: 0, overflowWrap: 'anywhere' });

// One link that covers the whole ticket.
export const link = style({
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [media.hover]: { selectors: { [`${ticket}:hover &`]: { textDecorationLine: 'underline' } } } },
  selectors: { '&:focus-visible::after': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '3px' } },
});

export const preview = style({ maxWidth: vars.size.measure, overflowWrap: 'anywhere' });
