import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const transfers = style({ display: 'grid', gap: vars.space[16], padding: 0, listStyle: 'none' });

/** The words of a bank may be one long word. */
export const transfer = style({ display: 'grid', gap: vars.space[4], overflowWrap: 'anywhere' });
