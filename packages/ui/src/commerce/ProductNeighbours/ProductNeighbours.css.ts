import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { tintVars } from '../../styles/tints.css.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const chart = style({ '@media': { [media.belowMd]: { display: 'none' } } });

export const neighbours = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { print: { display: 'none' } },
});

export const neighbour = style({ ':focus-visible': { outlineOffset: '-4px' } });

export const before = style({});

/** At the right, also where nothing comes before it. */
export const after = style({ gridColumn: 2, textAlign: 'right' });

export const field = style({
  display: 'block',
  aspectRatio: '1',
  backgroundColor: tintVars.tint,
  '@media': { [media.md]: { display: 'none' } },
});

export const picture = style({ width: '100%', height: '100%' });

export const words = style({
  display: 'grid',
  gap: vars.space[4],
  padding: `${vars.space[16]} ${vars.space[20]}`,
  '@media': {
    [media.md]: { padding: `${vars.space[24]} ${vars.space[40]}` },
    [media.wideHeader]: { paddingInline: vars.space[56] },
  },
});

export const label = style({
  ...typography.caption,
  color: vars.color.fg.muted,
  selectors: {
    [`${before} &::before`]: { content: ['"←\u00a0"', '"←\u00a0" / ""'] },
    [`${after} &::after`]: { content: ['"\u00a0→"', '"\u00a0→" / ""'] },
  },
});

export const name = style({
  ...typography.name,
  '@media': {
    [media.hover]: {
      selectors: { [`${neighbour}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '0.2em' } },
    },
  },
});
