import { stickyTop } from '../../primitives/Table/Table.css.ts';
import { clipped } from '../../styles/clipped.ts';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');
const { bg, fg, border } = vars.color;

const railWidth = '4rem';
const sideWidth = '15.5rem';

const columns = {
  '@media': {
    [media.lg]: { display: 'grid', gridTemplateColumns: `${railWidth} minmax(0, 1fr)` },
    [media.xl]: { gridTemplateColumns: `${sideWidth} minmax(0, 1fr)` },
    // A printed page can be as wide as a desktop window: without the navigation the page would end up in its column.
    print: { display: 'block' },
  },
};
export const root = style(columns);

const column = {
  display: 'none',
  '@media': {
    [media.lg]: {
      position: 'sticky',
      top: 0,
      // Above the page, so that the words of the rail's icons cover it.
      zIndex: vars.z.overlay,
      display: 'flex',
      flexDirection: 'column',
      height: '100dvh',
      paddingInline: '0.6875rem',
      paddingBottom: vars.space[16],
      borderInlineEnd: `1px solid ${border.default}`,
      backgroundColor: bg.surface,
    },
    [media.xl]: { paddingInline: vars.space[12], overflowY: 'auto' },
    print: { display: 'none' },
  },
} as const;
export const side = style(column);

export const brand = style({
  display: 'flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: '4.5rem',
  paddingBottom: vars.space[8],
  paddingInline: '0.625rem',
});
// The rail is too narrow for the whole name.
export const wordmark = style({ '@media': { [`${media.lg} and ${media.belowXl}`]: { display: 'none' } } });
export const brandMark = style({
  display: 'none',
  '@media': { [`${media.lg} and ${media.belowXl}`]: { display: 'block' } },
});

export const page = style({ minWidth: 0, vars: { [stickyTop]: vars.size.officeBar } });

const header = {
  position: 'sticky',
  top: 0,
  zIndex: vars.z.header,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minHeight: vars.size.officeBar,
  paddingInline: vars.space[8],
  borderBottom: `1px solid ${border.default}`,
  backgroundColor: bg.raised,
  '@media': {
    [media.lg]: { gap: vars.space[16], paddingInline: vars.space[24] },
    [media.xl]: { paddingInlineStart: vars.space[40], paddingInlineEnd: '1.75rem' },
    print: { display: 'none' },
  },
} as const;
export const bar = style(header);

export const menuButton = style({ '@media': { [media.lg]: { display: 'none' } } });

export const title = style({
  flex: 1,
  minWidth: 0,
  paddingBlock: vars.space[4],
  overflowWrap: 'anywhere',
  // It gets the focus by script when its page opens.
  ':focus-visible': { outline: 'none' },
});

/** Beside one more button, a long word has no line of its own on the smallest phones. */
export const crowded = style({ hyphens: 'auto' });

/** Inconspicuous, because it doesn't matter for the work. */
export const note = style({
  ...typography.caption,
  flex: 'none',
  color: fg.muted,
  '@media': { [media.belowMd]: { display: 'none' } },
});

export const noteBelow = style({
  ...typography.caption,
  // Its text may load after the page, and nothing may move then under a finger that is down.
  minHeight: '1lh',
  color: fg.muted,
  '@media': { [media.md]: { display: 'none' }, print: { display: 'none' } },
});

export const find = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  flex: 'none',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.officeControl,
  color: fg.muted,
  '@media': {
    [media.lg]: { minHeight: '2.25rem', paddingInline: vars.space[12], border: `1px solid ${border.default}` },
    [media.hover]: { ':hover': { color: fg.default } },
  },
});

/** A phone’s bar has no place for it: there it names the icon. */
export const findWord = style({ ...typography.small, '@media': { [media.belowLg]: clipped } });

export const key = style({
  ...typography.caption,
  fontFamily: 'inherit',
  '@media': { [media.belowLg]: { display: 'none' } },
});

export const site = style({
  ...typography.label,
  display: 'inline-flex',
  alignItems: 'center',
  gap: '0.625rem',
  flex: 'none',
  minHeight: vars.size.target,
  paddingInline: vars.space[8],
  borderRadius: vars.radius.officeControl,
  '@media': { [media.hover]: { ':hover': { color: fg.accent } } },
});

/** Beside the search icon, the bar of a phone has room for either these words or the title. */
export const siteWord = style({ '@media': { [media.belowMd]: clipped } });

const badge = {
  ...typography.caption,
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '2rem',
  height: '2rem',
  borderRadius: vars.radius.full,
  backgroundColor: bg.accent.default,
  color: fg.onAccent,
  fontSize: '0.75rem',
  fontWeight: vars.weight.strong,
} as const;
const decoration = {
  ...badge,
  marginInlineStart: vars.space[8],
  // On the smallest phones the title takes the place of decoration.
  '@media': { [media.smallest]: { display: 'none' } },
} as const;
export const initials = style(decoration);

/** As large as a finger, around the same disc. */
export const account = style({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  minWidth: vars.size.target,
  minHeight: vars.size.target,
  borderRadius: vars.radius.full,
});
export const accountInitials = style(badge);

const area = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space[20],
  paddingBlock: vars.space[20],
  paddingInline: vars.space[16],
  paddingBottom: vars.space[72],
  '@media': {
    [media.lg]: { padding: vars.space[24] },
    [media.xl]: { paddingBlock: '1.75rem', paddingInline: vars.space[40], maxWidth: '97rem' },
    print: { padding: 0 },
  },
} as const;
export const content = style(area);

// What `index.html` of the back office shows until its script has come: the same frame, by names that HTML can write.
globalStyle('.shell', { ...columns, minHeight: '100dvh', backgroundColor: bg.raised });
globalStyle('.shell-side', column);
globalStyle('.shell-bar', { ...header, justifyContent: 'end' });
globalStyle('.shell-initials', decoration);
globalStyle('.shell-content', area);
globalStyle('.shell-content::before', {
  content: '',
  height: '7.5rem',
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.panel,
});

export const drawer = style({});
// It comes from the edge, so it has no round corners; only dialogs do.
globalStyle(`${root} ${drawer}`, { borderRadius: 0 });
globalStyle(`${drawer} nav`, { minHeight: '100%' });
