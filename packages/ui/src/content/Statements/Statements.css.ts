import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ display: 'grid', gap: vars.space[40] });

export const statement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[32],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space[24] },
  },
});

export const text = style({ ...typography.lead, color: vars.color.fg.muted });
