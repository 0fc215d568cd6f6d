import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');
const { bg, fg, border } = vars.color;

/** From 1024 to 1279 px the side navigation is a rail of icons. */
const rail = `${media.lg} and ${media.belowXl}`;

export const root = style({ display: 'flex', flexDirection: 'column', flex: 1 });

export const list = style({ display: 'grid', gap: '0.125rem' });

export const entry = style({
  ...typography.label,
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  width: '100%',
  minHeight: vars.size.officeControl,
  paddingInline: '0.625rem',
  borderRadius: vars.radius.officeControl,
  selectors: {
    '&[aria-current]': { backgroundColor: bg.sunken, fontWeight: vars.weight.strong },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
  '@media': {
    // Only the hover fades: the current page is marked at once.
    [media.hover]: {
      ':hover': { backgroundColor: bg.sunken, transition: `background-color ${vars.motion.fast}` },
    },
    [media.belowLg]: { fontSize: '1rem' },
  },
});
globalStyle(`${entry} > svg`, { flex: 'none' });
globalStyle(`${entry}[aria-current] > svg`, { color: fg.accent });

export const text = style({ flex: 1 });

/** On the rail it is at the corner of the icon. */
export const count = style({
  '@media': { [rail]: { position: 'absolute', insetBlockStart: 0, insetInlineEnd: 0 } },
});

export const mark = style({
  transition: `rotate ${vars.motion.base}`,
  selectors: { '[aria-expanded="true"] > &': { rotate: '90deg' } },
});

export const pages = style({ display: 'grid', paddingTop: '0.125rem' });

export const page = style([
  entry,
  { paddingInlineStart: '2.625rem', selectors: { '&:not([aria-current])': { color: fg.muted } } },
]);

export const unfolding = style({ '@media': { [rail]: { display: 'none' } } });
export const flyout = style({ display: 'none', '@media': { [rail]: { display: 'block' } } });

export const foot = style({
  marginTop: 'auto',
  paddingTop: vars.space[12],
  borderTop: `1px solid ${border.default}`,
});

// On the rail the words appear beside the icon only while the entry is hovered or focused. They are always its
// accessible name.
globalStyle(`${entry}:not(${page}) > ${text}`, {
  '@media': {
    [rail]: {
      position: 'absolute',
      insetInlineStart: 'calc(100% + 0.5rem)',
      zIndex: vars.z.overlay,
      paddingBlock: vars.space[4],
      paddingInline: vars.space[12],
      borderRadius: vars.radius.officeControl,
      backgroundColor: bg.text,
      color: fg.onTone,
      whiteSpace: 'nowrap',
      opacity: 0,
      pointerEvents: 'none',
    },
  },
});
globalStyle(`${entry}:is(:hover, :focus-visible) > ${text}`, { '@media': { [rail]: { opacity: 1 } } });
