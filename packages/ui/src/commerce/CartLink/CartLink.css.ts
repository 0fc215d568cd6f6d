import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

const target = {
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: vars.size.target,
  transition: `color ${vars.motion.fast}`,
} as const;
const hovered = { [media.hover]: { ':hover': { color: vars.color.fg.accent } } };

/** What stands at the right of the header: an icon, and from the wide header on a word. */
export const action = style({
  ...target,
  justifyContent: 'center',
  width: vars.size.target,
  '@media': {
    ...hovered,
    [media.wideHeader]: { width: 'auto', whiteSpace: 'nowrap' },
  },
});

export const actionIcon = style({ '@media': { [media.wideHeader]: { display: 'none' } } });

export const actionWord = style({ '@media': { [media.belowWideHeader]: { display: 'none' } } });

/** Over the corner of the icon; behind the word it hangs in the margin, so that no word moves when it changes. */
export const actionCount = style({
  position: 'absolute',
  // It grows to both sides, so that « 99+ » in spaced text fits into the smallest window.
  top: 0,
  left: '2rem',
  translate: '-50%',
  '@media': {
    [media.wideHeader]: {
      top: 'auto',
      left: '100%',
      translate: 'none',
      minWidth: 0,
      backgroundColor: 'transparent',
      color: 'inherit',
      fontSize: 'inherit',
    },
  },
});

export const line = style({ ...target, gap: vars.space[12], '@media': hovered });
