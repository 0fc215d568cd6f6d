import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

const hairline = `1px solid ${vars.color.border.default}`;

export const root = style({ borderTop: hairline });

export const invoice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space[24],
  rowGap: vars.space[8],
  paddingBlock: vars.space[20],
  borderBottom: hairline,
  '@media': { [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) 8rem 9rem' } },
});

export const about = style({ gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'auto' } } });

export const number = style({ ...typography.body, ...typography.data, fontWeight: vars.weight.strong });

export const amount = style({
  fontSize: '1.0625rem',
  '@media': { [media.md]: { justifyContent: 'flex-end' } },
});

export const download = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space[8],
});

// Aligned with the word, whose underline takes up room below it.
export const icon = style({ marginBottom: vars.space[4] });
