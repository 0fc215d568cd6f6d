import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');

/** At most 672 px (2xl) wide and 90 % of the window high; below 640 px the whole window. */
export const root = style({
  '@media': {
    [media.belowSm]: { width: '100vw', height: '100dvh', maxHeight: '100dvh', maxWidth: '100vw' },
  },
});
globalStyle(`dialog${root}`, { '@media': { [media.belowSm]: { borderRadius: 0 } } });

export const form = style({ position: 'relative' });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '4rem',
  paddingBlock: vars.space[8],
  paddingInline: vars.space[16],
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': { [media.sm]: { paddingInline: '1.75rem' } },
});

export const title = style({ padding: 0 });

export const close = style({
  position: 'absolute',
  top: '0.625rem',
  insetInlineEnd: vars.space[8],
  '@media': { [media.sm]: { insetInlineEnd: vars.space[20] } },
});

export const body = style({
  // The dialog's own body is closer to its title.
  paddingTop: vars.space[20],
  paddingBottom: vars.space[24],
  paddingInline: vars.space[16],
  '@media': { [media.sm]: { paddingInline: '1.75rem' } },
});

export const foot = style({
  flexWrap: 'nowrap',
  padding: vars.space[12],
  paddingInline: vars.space[16],
  backgroundColor: vars.color.bg.surface,
  '@media': { [media.sm]: { paddingInline: '1.75rem' } },
});
globalStyle(`${foot} > *`, { '@media': { [media.belowSm]: { flex: 1 } } });
