import { layered, media, typography, vars } from '@nuee/ui/styles';

const { style } = layered('app');

const ground = style({
  ...typography.small,
  marginBlock: vars.space[24],
  padding: vars.space[24],
  backgroundColor: vars.color.bg.surface,
  color: vars.color.fg.default,
});

export const root = style([ground, { display: 'grid', gap: vars.space[16] }]);

export const row = style({
  display: 'grid',
  gridTemplateColumns: '12rem minmax(0, 1fr)',
  gap: vars.space[24],
  alignItems: 'center',
});

export const button = style({
  minHeight: vars.size.target,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border.strong}`,
  borderRadius: vars.radius.control,
  ':hover': { backgroundColor: vars.color.bg.sunken },
});

const markSize = vars.space[24];

/** Clips the mark beyond the end of the track. */
export const track = style({ overflow: 'clip', borderBottom: `1px solid ${vars.color.border.default}` });

/** As wide as the distance it travels, so that a percentage of its width is one of the distance. The mark is drawn at its left edge. */
export const mark = style({
  width: `calc(100% - ${markSize})`,
  '::before': {
    content: '',
    display: 'block',
    width: markSize,
    height: markSize,
    borderRadius: vars.radius.full,
    backgroundColor: vars.color.bg.accent.default,
  },
  selectors: { '&[data-over]': { translate: '100%' } },
  '@media': {
    [media.motion]: {
      transitionProperty: 'translate',
      transitionTimingFunction: vars.motion.leave,
      selectors: { '&[data-over]': { transitionTimingFunction: vars.motion.enter } },
    },
  },
});

export const reduced = style({ display: 'none', '@media': { [media.reducedMotion]: { display: 'block' } } });

export const curves = style([ground, { display: 'flex', flexWrap: 'wrap', gap: vars.space[40] }]);

export const curve = style({ width: '10rem', marginBottom: vars.space[8], overflow: 'visible' });

export const axes = style({ fill: 'none', stroke: vars.color.border.default });

export const line = style({ fill: 'none', stroke: vars.color.fg.accent, strokeWidth: 2 });
