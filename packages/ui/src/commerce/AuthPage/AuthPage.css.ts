import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Five of twelve columns, but wide enough for both bottles beside a form with a notice above it.
  '@media': { [media.lg]: { gridTemplateColumns: 'max(37rem, 5 / 12 * 100%) minmax(0, 1fr)', minHeight: '50rem' } },
});

export const picture = style({
  display: 'none',
  '@media': { [media.lg]: { display: 'block', position: 'relative', objectPosition: '50% 60%' } },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  // Not centred, because the title would move while the form is arriving.
  alignContent: 'start',
  gap: vars.space[24],
  width: '100%',
  maxWidth: `calc(26.25rem + 2 * ${vars.space[20]})`,
  marginInline: 'auto',
  paddingInline: vars.space[20],
  paddingTop: vars.space[40],
  paddingBottom: vars.space[72],
  '@media': { [media.lg]: { paddingTop: vars.space[96], paddingBottom: '7rem' } },
});

export const head = style({ display: 'grid', gap: vars.space[8] });
