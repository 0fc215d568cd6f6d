import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const lines = style({ containerType: 'inline-size', borderTop: `1px solid ${vars.color.border.default}` });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  paddingTop: vars.space[12],
  '@media': { print: { display: 'none' } },
});

export const back = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space[8] });

// Aligned with the words, whose underline takes up room below them.
export const arrow = style({ marginBottom: vars.space[4] });
