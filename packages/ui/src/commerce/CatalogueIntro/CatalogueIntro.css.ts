import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  borderBottom: `1px solid ${vars.color.border.default}`,
  '@media': { [media.lg]: { display: 'grid', gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' } },
});

export const text = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'flex-end',
  gap: vars.space[12],
  padding: `${vars.space[32]} ${vars.space[20]} ${vars.space[24]}`,
  '@media': {
    [media.md]: { paddingInline: vars.space[40] },
    [media.lg]: { minHeight: '22.5rem', gap: vars.space[24], paddingBottom: vars.space[56] },
    [media.wideHeader]: {
      paddingLeft: `max(${vars.space[56]}, calc((100vw - ${vars.size.content}) / 2))`,
      paddingRight: vars.space[56],
    },
  },
});

/** The word above the name of a category. */
export const above = style({ ...typography.aside, display: 'block', color: vars.color.fg.muted });

export const intro = style({ ...typography.lead, maxWidth: '28rem', color: vars.color.fg.muted });

export const banner = style({
  height: '11.25rem',
  objectPosition: '100% 50%',
  '@media': { [media.sm]: { height: '16rem' }, [media.lg]: { height: '100%' } },
});
