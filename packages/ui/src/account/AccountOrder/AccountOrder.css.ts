import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ paddingBlock: vars.space[24] });

export const row = style({
  display: 'grid',
  gap: vars.space[16],
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) 9rem', alignItems: 'center' },
    [media.xl]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr) 9rem' },
  },
});

export const about = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-start',
  justifyContent: 'space-between',
  gap: vars.space[8],
  '@media': { [media.md]: { flexDirection: 'column' } },
});

export const number = style({ ...typography.body, ...typography.data, fontWeight: vars.weight.strong });

export const bottles = style({ display: 'grid', gap: '1px' });

export const bottle = style({ display: 'flex', alignItems: 'center', gap: vars.space[12] });

export const picture = style({ flex: 'none', width: '3rem' });

export const name = style({ ...typography.name, fontSize: '1.0625rem', minWidth: 0, overflowWrap: 'anywhere' });

export const end = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  '@media': { [media.md]: { flexDirection: 'column', alignItems: 'flex-end', gap: 0, textAlign: 'end' } },
});

export const total = style({ fontSize: '1.0625rem' });

export const detail = style({
  display: 'grid',
  gap: vars.space[32],
  paddingTop: vars.space[24],
  '@media': {
    [media.md]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', alignItems: 'start' },
  },
});

export const amounts = style({ display: 'grid', gap: vars.space[16] });

export const steps = style({ display: 'grid', gap: vars.space[8], listStyle: 'none', padding: 0, margin: 0 });

export const actions = style({ gridColumn: '1 / -1' });

export const line = style({ display: 'block' });
