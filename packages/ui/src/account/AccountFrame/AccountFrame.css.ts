import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');
const { fg, border } = vars.color;

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateAreas: '"person logout" "tabs tabs" "panel panel"',
  paddingTop: vars.space[24],
  paddingBottom: vars.space[72],
  '@media': {
    [media.lg]: {
      gridTemplateColumns: '16rem minmax(0, 1fr)',
      gridTemplateAreas: '"person panel" "tabs panel" "logout panel" "rest panel"',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: vars.space[56],
      paddingTop: vars.space[56],
      paddingBottom: vars.space[128],
    },
    [media.xl]: { columnGap: vars.space[72] },
  },
});

export const person = style({ gridArea: 'person', minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({
  ...typography.h3,
  '@media': { [media.belowLg]: { fontSize: '1.375rem' } },
});

export const email = style({ ...typography.small, color: fg.muted });

/** How far the row of tabs extends beyond the content, to the edges of the screen. */
const margin = vars.space[20];
const wideMargin = vars.space[40];
/** The padding of a tab, so that the text of the first one lines up with the name above. */
const inset = vars.space[12];

export const tabs = style({
  gridArea: 'tabs',
  marginTop: vars.space[8],
  '@media': {
    [media.belowLg]: {
      marginInline: `calc(-1 * ${margin})`,
      paddingInline: `calc(${margin} - ${inset})`,
    },
    [media.md]: {
      marginInline: `calc(-1 * ${wideMargin})`,
      paddingInline: `calc(${wideMargin} - ${inset})`,
    },
    [media.lg]: { marginTop: vars.space[24], marginInline: 0, paddingInline: 0 },
    print: { display: 'none' },
  },
});

export const logout = style({
  gridArea: 'logout',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[12],
  minWidth: vars.size.target,
  minHeight: vars.size.field,
  fontSize: '0.9375rem',
  transition: `color ${vars.motion.fast}`,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { color: fg.accent } } },
    [media.lg]: { justifyContent: 'flex-start', borderBottom: `1px solid ${border.default}`, color: fg.muted },
  },
});

export const logoutText = style({ '@media': { [media.belowLg]: { display: 'none' } } });

export const panel = style({ gridArea: 'panel', minWidth: 0 });

export const title = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space[24],
  rowGap: vars.space[16],
  // Lets one long word break on the narrowest phones.
  overflowWrap: 'anywhere',
  paddingBlock: `${vars.space[24]} ${vars.space[20]}`,
  '@media': { [media.lg]: { paddingBlock: `0 ${vars.space[32]}` } },
});
