import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { stackedRow } from '../../styles/stackedRow.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const product = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minWidth: 0,
  '@media': {
    [media.belowLg]: {
      paddingBottom: vars.space[8],
      // Extends into the gap beside the checkbox, so that at 390 px the longest category and its date fit on one line.
      marginInlineEnd: `calc(-1 * ${vars.space[12]})`,
    },
  },
});

export const picture = style({
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  border: `1px solid ${vars.color.border.default}`,
  // No background below the photograph: whether a browser paints it depends on how much of the picture is decoded, and
  // the corners would differ.
  borderRadius: vars.radius.officeControl,
  '@media': { [media.belowLg]: { width: '3rem', height: '3rem' } },
});

export const states = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[8],
});

export const stacked = stackedRow('admin', ['produit produit actions', 'etat prix prix']);
