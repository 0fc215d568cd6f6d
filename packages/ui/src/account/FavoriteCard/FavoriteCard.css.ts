import { layered } from '../../styles/layered.ts';
import { media as query } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  // The ring of a focused card is painted over its neighbours.
  ':focus-within': { zIndex: vars.z.focused },
});

export const media = style({ overflow: 'hidden', aspectRatio: '1', backgroundColor: tintVars.tint });

export const picture = style({
  width: '100%',
  height: '100%',
  '@media': {
    [query.motion]: { transition: `transform ${vars.motion.nuee} ${vars.motion.enter}` },
    [query.hoverInMotion]: { selectors: { [`${root}:hover &`]: { transform: 'scale(1.03)' } } },
  },
  selectors: { '[data-sold-out] &': { opacity: 0.6, filter: 'grayscale(0.6)' } },
});

const corner = vars.space[12];

export const badges = style({
  position: 'absolute',
  top: corner,
  left: corner,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
});

export const remove = style({
  position: 'absolute',
  top: vars.space[8],
  right: vars.space[8],
  zIndex: vars.z.focused,
  backgroundColor: vars.color.bg.raised,
});

export const body = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: vars.space[4],
  minWidth: 0,
  padding: '1.125rem 1.25rem 1.25rem',
});

export const name = style(typography.name);

export const link = style({
  textDecorationThickness: '1px',
  textUnderlineOffset: '0.2em',
  ':focus-visible': { outline: 'none' },
  '::after': { content: '', position: 'absolute', inset: 0 },
  '@media': { [query.hover]: { selectors: { [`${root}:hover &`]: { textDecorationLine: 'underline' } } } },
  selectors: {
    '&:focus-visible::after': { outline: `2px solid ${vars.color.border.focus}`, outlineOffset: '3px' },
  },
});

export const price = style({ paddingTop: vars.space[8], paddingBottom: vars.space[16] });

// Above the link that covers the card.
export const add = style({ position: 'relative', zIndex: vars.z.focused, marginTop: 'auto' });
