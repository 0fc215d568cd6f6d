import { fallbackVar } from '@vanilla-extract/css';
import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ display: 'grid' });

export const statement = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  backgroundColor: fallbackVar(tintVars.tint, vars.color.bg.sunken),
  '@media': {
    [media.lg]: {
      selectors: { '&:has(picture)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', minHeight: '50vw' } },
    },
  },
});

export const picture = style({
  aspectRatio: '1',
  '@media': {
    [media.sm]: { aspectRatio: '16 / 9' },
    // The picture changes sides from one field to the next.
    [media.lg]: { aspectRatio: 'auto', selectors: { ':nth-child(odd) > &': { order: 1 } } },
  },
  // The name of a bottle from near is at its foot.
  selectors: { ':nth-child(even) > &': { objectPosition: '50% 100%' } },
});

export const words = style({
  alignSelf: 'center',
  justifySelf: 'center',
  display: 'grid',
  gap: vars.space[20],
  width: '100%',
  maxWidth: '38rem',
  padding: `${vars.space[56]} ${vars.space[20]}`,
  '@media': { [media.md]: { paddingInline: vars.space[40] } },
});

export const title = style({ color: fallbackVar(tintVars.ink, vars.color.fg.default) });

export const text = style(typography.lead);
