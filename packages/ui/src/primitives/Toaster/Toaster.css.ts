import { createVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { riseIn } from '../../styles/motion.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, recipe } = layered('primitives');
const { bg, fg, border } = vars.color;

/** The height of what a page fixes to the bottom of a phone's window. */
export const toasterBottom = createVar();

export const root = recipe({
  base: {
    position: 'fixed',
    insetInline: 0,
    zIndex: vars.z.toast,
    display: 'grid',
    gap: vars.space[12],
    padding: vars.space[20],
    pointerEvents: 'none',
    selectors: { '&[data-over-dialog]': { top: 0, bottom: 'auto', paddingTop: vars.space[8] } },
    '@media': {
      [media.sm]: { insetInlineStart: 'auto', width: '26.75rem', padding: vars.space[24] },
      print: { display: 'none' },
    },
  },
  variants: {
    place: {
      top: {
        top: vars.size.header,
        paddingTop: vars.space[12],
        '@media': {
          [media.wideHeader]: { top: vars.size.headerWide },
          // On a phone it would cover the title of the page; below, what is fixed to the window stays free.
          [media.belowSm]: {
            top: 'auto',
            bottom: `var(${toasterBottom.slice(4, -1)}, 0px)`,
            padding: vars.space[12],
          },
        },
      },
      bottom: { bottom: 0 },
    },
  },
});

export const region = style({
  display: 'grid',
  gap: vars.space[12],
  selectors: { '&:empty': { display: 'contents' } },
});

export const toast = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '0.875rem',
  paddingBlock: vars.space[12],
  paddingInlineStart: vars.space[16],
  paddingInlineEnd: vars.space[8],
  border: `1px solid ${border.default}`,
  borderRadius: vars.radius.toast,
  backgroundColor: bg.raised,
  boxShadow: vars.shadow.toast,
  pointerEvents: 'auto',
  '@media': { [media.motion]: { animation: `${riseIn} ${vars.motion.calm} ${vars.motion.enter}` } },
});

const disc = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.75rem',
  height: '1.75rem',
  marginTop: '0.3125rem',
  borderRadius: vars.radius.full,
} as const;

export const mark = {
  positive: style({ ...disc, backgroundColor: bg.positiveSoft, color: fg.positive }),
  critical: style({ ...disc, backgroundColor: bg.criticalSoft, color: fg.critical }),
  info: style({ ...disc, backgroundColor: bg.infoSoft, color: fg.info }),
};

export const text = style({ flex: 1, minWidth: 0, paddingBlock: vars.space[4] });

export const title = style({ ...typography.button, lineHeight: 1.4, fontWeight: vars.weight.strong });

export const description = style({ ...typography.small, color: fg.muted });

export const close = style({ marginBlock: '-0.3125rem', color: fg.muted });
