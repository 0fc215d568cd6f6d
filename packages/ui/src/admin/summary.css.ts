import { layered } from '../styles/layered.ts';
import { typography } from '../styles/typography.ts';
import { vars } from '../styles/vars.css.ts';

const { style } = layered('admin');

/** The heading of what unfolds within a form of the back office, with a chevron as thin as the icons in place of the browser’s triangle. */
export const summary = style({
  ...typography.label,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minHeight: vars.size.target,
  cursor: 'pointer',
  '::after': {
    content: '""',
    width: '0.4375rem',
    height: '0.4375rem',
    borderRight: '1.5px solid',
    borderBottom: '1.5px solid',
    translate: '0 -25%',
    rotate: '45deg',
  },
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '[open] > &::after': { translate: '0 25%', rotate: '-135deg' },
  },
});
