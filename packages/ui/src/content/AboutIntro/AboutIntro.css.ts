import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const text = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[20],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', columnGap: vars.space[24] },
  },
});

export const title = style({ fontSize: 'clamp(2.5rem, 1.75rem + 4.1vw, 5.5rem)' });

export const lead = style({
  ...typography.lead,
  fontSize: 'clamp(1.25rem, 1.1rem + 0.9vw, 1.75rem)',
  lineHeight: 1.4,
  maxWidth: '46rem',
});

export const picture = style({
  // The widest aspect ratio that cuts off neither a dropper nor the base of a bottle; on wider windows the picture
  // would be higher than the window.
  aspectRatio: '7 / 4',
  objectPosition: '50% 55%',
  maxWidth: '100rem',
  marginInline: 'auto',
});
