import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('commerce');

export const root = recipe({
  base: { width: 'auto', maxWidth: '100%', overflow: 'visible', fontFamily: vars.font.serif },
  variants: {
    size: {
      sm: { height: '1.0625rem' },
      // In the wide header from 23 px at 1200 px to 28 px at 1440 px.
      md: {
        height: '1.375rem',
        '@media': { [media.wideHeader]: { height: 'clamp(1.4375rem, 2.084vw - 0.125rem, 1.75rem)' } },
      },
      lg: { height: 'clamp(2.25rem, 2.25rem + 0.9vw, 3.125rem)' },
    },
  },
});

export const accent = style({ fill: vars.color.fg.gold });
