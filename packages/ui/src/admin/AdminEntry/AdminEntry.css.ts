import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'center',
  gap: vars.space[32],
  paddingBlock: vars.space[40],
  paddingInline: vars.space[16],
  '@media': { [media.sm]: { alignContent: 'center', backgroundColor: vars.color.bg.surface } },
});

export const sheet = style({
  display: 'grid',
  gap: vars.space[24],
  width: '100%',
  maxWidth: '26.25rem',
  '@media': {
    [media.sm]: {
      padding: vars.space[32],
      border: `1px solid ${vars.color.border.default}`,
      borderRadius: vars.radius.officeDialog,
      backgroundColor: vars.color.bg.raised,
    },
  },
});

export const site = style({ color: vars.color.fg.muted });
