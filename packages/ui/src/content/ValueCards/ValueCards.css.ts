import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

const hairline = `1px solid ${vars.color.border.default}`;

export const root = style({
  display: 'grid',
  border: hairline,
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const card = style({
  display: 'flex',
  flexDirection: 'column',
  padding: '1.75rem',
  paddingTop: vars.space[32],
  paddingBottom: vars.space[40],
  selectors: { '& + &': { borderTop: hairline } },
  '@media': { [media.md]: { selectors: { '& + &': { borderTop: 'none', borderLeft: hairline } } } },
});

export const icon = style({ marginBottom: vars.space[40], color: vars.color.fg.goldText });

export const title = style({ marginBottom: vars.space[8] });

export const text = style({ color: vars.color.fg.muted });
