import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');
const { bg, border, fg } = vars.color;

export const trigger = style({
  // Tells at once what holds: between its three looks nothing fades.
  transition: 'none',
  selectors: {
    // Open, or narrowing the list: not at rest.
    '&[aria-expanded="true"], &[data-narrowing]': {
      borderColor: border.accent,
      backgroundColor: bg.accentSoft,
      color: fg.accent,
    },
  },
});
