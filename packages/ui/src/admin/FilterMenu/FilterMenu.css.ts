import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');
const { bg, border, fg } = vars.color;

export const trigger = style({
  // No transition between its three looks, so that the state is clear at once.
  transition: 'none',
  selectors: {
    // Open, or filtering the list.
    '&[aria-expanded="true"], &[data-narrowing]': {
      borderColor: border.accent,
      backgroundColor: bg.accentSoft,
      color: fg.selected,
    },
  },
});
