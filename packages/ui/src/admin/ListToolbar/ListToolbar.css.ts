import { layered } from '../../styles/layered.ts';
import { media } from '../../styles/media.ts';
import { vars } from '../../styles/vars.css.ts';

const { style, globalStyle } = layered('admin');

export const root = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.lg]: { display: 'flex', alignItems: 'center' } },
});

export const search = style({ '@media': { [media.lg]: { width: '21.25rem' } } });
globalStyle(`${search} input`, { minHeight: vars.size.target, paddingBlock: 0 });

export const actions = style({
  display: 'grid',
  gap: vars.space[8],
  '@media': { [media.lg]: { display: 'flex', marginInlineStart: 'auto' } },
});
