import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[32],
  '@media': { [media.lg]: { gap: vars.space[40] } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: vars.space[16],
});

export const average = style({ ...typography.h3 });

export const count = style({ ...typography.small, color: vars.color.fg.muted });

export const reviews = style({
  display: 'grid',
  gap: vars.space[32],
  '@media': {
    [media.lg]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', columnGap: vars.space[24] },
  },
});

export const review = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[16],
  paddingTop: vars.space[24],
  borderTop: `1px solid ${vars.color.border.default}`,
});

export const content = style({ ...typography.lead, maxWidth: '26rem' });

export const author = style({ ...typography.small, color: vars.color.fg.muted });

export const name = style({ fontWeight: vars.weight.label, color: vars.color.fg.default });
