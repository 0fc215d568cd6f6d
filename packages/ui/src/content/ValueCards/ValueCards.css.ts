import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({
  display: 'grid',
  gap: vars.space[56],
  counterReset: 'value',
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: vars.space[40] } },
});

export const card = style({
  counterIncrement: 'value',
  // The list says the number too.
  '::before': {
    ...typography.display,
    content: 'counter(value) / ""',
    display: 'block',
    color: vars.color.fg.goldText,
  },
});

export const title = style({ margin: `${vars.space[16]} 0 ${vars.space[8]}` });

export const text = style({ maxWidth: '22rem', color: vars.color.fg.muted });
