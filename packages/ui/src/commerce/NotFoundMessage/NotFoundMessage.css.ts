import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ position: 'relative', display: 'flex', flexDirection: 'column-reverse' });

export const words = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[32],
});

export const cloud = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  height: '22rem',
  '@media': {
    [media.lg]: { position: 'absolute', inset: '0 0 0 50%', height: 'auto', paddingBottom: vars.space[72] },
  },
});

// Its cap is there, its foot has gone, and the picture has no edge.
export const bottle = style({
  position: 'absolute',
  top: 0,
  height: '100%',
  maxWidth: '100%',
  aspectRatio: '1',
  maskImage: 'radial-gradient(50% 68% at 50% 25%, black 30%, transparent)',
});

export const code = style({
  ...typography.display,
  fontSize: 'clamp(7.5rem, 3rem + 17vw, 18rem)',
  lineHeight: 0.9,
  color: `light-dark(${vars.color.fg.accent}, ${vars.color.fg.default})`,
  '@media': { [media.magnified]: { fontSize: '5rem' } },
});

export const text = style({ display: 'flex', flexDirection: 'column', gap: vars.space[16] });

export const hint = style({ ...typography.lead, color: vars.color.fg.muted });
