import { keyframes } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { fadeIn, riseIn } from '../../styles/motion.css.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('commerce');

/** Takes no room, and stays in the window when the header is scrolled away. */
export const below = style({
  position: 'sticky',
  // Where it comes back when the page is scrolled up.
  top: vars.size.header,
  zIndex: vars.z.header,
  display: 'flex',
  justifyContent: 'end',
  height: 0,
  '@media': { [media.belowMd]: { display: 'none' }, [media.lg]: { top: 0 } },
});

export const root = recipe({
  base: {
    display: 'grid',
    gap: vars.space[12],
    '@media': {
      [media.motion]: { animation: `${riseIn} ${vars.motion.calm} ${vars.motion.enter}` },
      [media.reducedMotion]: { animation: `${fadeIn} ${vars.motion.fast}` },
    },
  },
  variants: {
    place: {
      header: {
        width: '24rem',
        height: 'fit-content',
        marginTop: vars.space[12],
        padding: vars.space[16],
        border: `1px solid ${vars.color.border.default}`,
        borderRadius: vars.radius.toast,
        backgroundColor: vars.color.bg.raised,
        boxShadow: vars.shadow.toast,
      },
      bar: { gridColumn: '1 / -1', '@media': { [media.md]: { display: 'none' } } },
    },
  },
});

export const free = style({ display: 'grid', gap: vars.space[8] });

const fill = keyframes({ from: { backgroundSize: '0 100%' } });

export const line = style({
  height: '2px',
  background: `linear-gradient(${vars.color.fg.gold} 0 0) no-repeat ${vars.color.border.default}`,
  '@media': { [media.motion]: { animation: `${fill} ${vars.motion.nuee} ${vars.motion.enter}` } },
});
