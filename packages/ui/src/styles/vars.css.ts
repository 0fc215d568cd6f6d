import { createGlobalTheme, globalStyle } from '@vanilla-extract/css';
import { media } from './media.ts';
import { tokens } from './tokens.ts';

/** Every design token, as CSS custom properties: `vars.color.bg.accent.hovered`. */
export const vars = createGlobalTheme(':root', tokens);

// With reduced motion nothing lasts longer than a fade of 120 ms. Rules with a transform have to leave it out
// themselves.
globalStyle(':root', {
  '@media': {
    [media.reducedMotion]: {
      vars: { [vars.motion.base]: '120ms', [vars.motion.calm]: '120ms', [vars.motion.nuee]: '120ms' },
    },
  },
});

globalStyle(':root', {
  '@media': {
    [media.office]: { vars: { [vars.size.officeControl]: '2.25rem' } },
    [media.lg]: { vars: { [vars.size.officeBar]: '3.75rem' } },
  },
});

/** Daylight seen as the light of a lamp: less, warmer, with deeper shadows. */
const dimmed = { vars: { [vars.photo.filter]: 'brightness(0.65) contrast(1.15) sepia(0.25) saturate(1.3)' } };
globalStyle(':root:not([data-color-mode="light"])', { '@media': { [media.dark]: dimmed } });
globalStyle(':root[data-color-mode="dark"]', dimmed);
