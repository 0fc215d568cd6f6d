import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  ...typography.small,
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space[8]} ${vars.space[16]}`,
  color: vars.color.fg.muted,
  '@media': { [media.magnified]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
