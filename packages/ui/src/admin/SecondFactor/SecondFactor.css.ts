import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

/** Apps read dark squares on light ground only, in dark mode too. */
export const picture = style({
  width: '100%',
  maxWidth: '12.5rem',
  colorScheme: 'light',
  backgroundColor: vars.color.bg.raised,
  fill: vars.color.fg.default,
});

export const secret = style({ overflowWrap: 'anywhere' });
