import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  overflowWrap: 'anywhere',
});

export const message = style({
  display: 'grid',
  gap: vars.space[8],
  padding: vars.space[20],
  border: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.raised,
  // The shop's messages are indented a little, to distinguish the two authors.
  '@media': { [media.md]: { selectors: { '&[data-ours]': { marginInlineStart: vars.space[40] } } } },
  selectors: { '&[data-ours]': { borderColor: 'transparent', backgroundColor: vars.color.bg.sunken } },
});

export const author = style({ ...typography.label, fontWeight: vars.weight.strong });

export const text = style({
  maxWidth: vars.size.measure,
  fontSize: '0.9375rem',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
