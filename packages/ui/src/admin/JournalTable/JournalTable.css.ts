import { layered } from '../../styles/layered.ts';
import { stackedRow } from '../../styles/stackedRow.ts';

const { style } = layered('admin');

export const stacked = stackedRow('admin', ['quoi date', 'change change', 'qui qui']);

/** A name or a value may be one long word. */
export const change = style({ overflowWrap: 'anywhere' });
