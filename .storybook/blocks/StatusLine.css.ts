import { layered, typography, vars } from '@nuee/ui/styles';

const { style } = layered('app');

export const root = style({ ...typography.small, marginBlock: vars.space[12], color: vars.color.fg.muted });

export const status = style({
  ...typography.label,
  marginInlineEnd: vars.space[8],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[8],
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.bg.positiveSoft,
  color: vars.color.fg.positive,
  selectors: {
    '&[data-status="new"]': { backgroundColor: vars.color.bg.infoSoft, color: vars.color.fg.info },
    '&[data-status="deprecated"]': { backgroundColor: vars.color.bg.cautionSoft, color: vars.color.fg.caution },
  },
});
