import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const root = style({ display: 'grid', gap: vars.space[12] });

// What is wrong with a day stands below its field, and moves none of the others.
export const row = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[12] });

export const period = style({ flex: '1 1 10rem', '@media': { [media.lg]: { flex: '0 1 14rem' } } });

export const dates = style({
  display: 'grid',
  flex: '1 1 100%',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[12],
  '@media': { [media.lg]: { flex: '0 1 24rem' }, [media.magnified]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const exporting = style({ alignSelf: 'end', marginInlineStart: 'auto' });
