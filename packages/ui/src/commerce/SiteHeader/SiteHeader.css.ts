import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';
import { headerWord } from '../headerWord.ts';

const { style } = layered('commerce');

/**
 * Half the difference between a target of 44 px and its icon, so that the outer icons line up with the page's margins.
 */
const overhang = '-0.6875rem';

export const root = style({
  position: 'relative',
  zIndex: vars.z.header,
  borderBottom: `1px solid ${vars.color.border.default}`,
  backgroundColor: vars.color.bg.surface,
  '@media': {
    // On wider windows the summaries beside a page stick to the same place.
    [media.belowLg]: {
      position: 'sticky',
      top: `calc(-1px - ${vars.size.header})`,
      selectors: { '&[data-revealed], &:has(:focus-visible)': { top: 0 } },
    },
    // With the name of the house it is too high to cover a window that shows so little.
    [media.magnified]: { position: 'relative', top: 0 },
    [`${media.belowLg} and ${media.motion}`]: { transition: `top ${vars.motion.base} ${vars.motion.enter}` },
  },
});

export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  height: vars.size.header,
  '@media': {
    [media.magnified]: { flexWrap: 'wrap', height: 'auto' },
    [media.wideHeader]: {
      display: 'grid',
      // The name of the house is in the middle where the pages leave it room.
      gridTemplateColumns: 'minmax(max-content, 1fr) auto minmax(max-content, 1fr)',
      gap: vars.space[20],
      height: vars.size.headerWide,
    },
  },
});

export const menuButton = style({
  marginLeft: overhang,
  '@media': { [media.wideHeader]: { display: 'none' } },
});

export const nav = style({ '@media': { [media.belowWideHeader]: { display: 'none' } } });

export const home = style({
  display: 'block',
  paddingBlock: vars.space[12],
  // Beside the buttons no word of it would be legible.
  '@media': { [media.magnified]: { order: -1, flexBasis: '100%' } },
});

// Its width is set in advance, so that nothing moves when a page is painted while its HTML is still arriving.
export const actions = style({
  display: 'flex',
  minWidth: `calc(3 * ${vars.size.target})`,
  marginLeft: 'auto',
  marginRight: overhang,
  '@media': {
    [media.wideHeader]: {
      display: 'grid',
      justifySelf: 'end',
      gridTemplateColumns: '5.1em 5.9em 2.75em',
      justifyItems: 'end',
      gap: '1.75rem',
      marginRight: 0,
      ...headerWord,
    },
    print: { display: 'none' },
  },
});

const inColumn = (column: number) => ({ '@media': { [media.wideHeader]: { gridColumn: column } } });
export const search = style(inColumn(1));
export const account = style(inColumn(2));
/** Clear of the initial. */
export const unread = style({ '@media': { [media.belowWideHeader]: { left: '2.5rem' } } });
export const cart = style(inColumn(3));

/** Who is logged in, as large as the icon in its place. */
export const initial = style({
  ...typography.label,
  display: 'grid',
  placeItems: 'center',
  width: '1.625rem',
  height: '1.625rem',
  border: '1.5px solid currentColor',
  borderRadius: vars.radius.full,
  fontSize: '0.8125rem',
  '@media': { [media.wideHeader]: { display: 'none' } },
});
