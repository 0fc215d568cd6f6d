import { layered } from '../../styles/layered.ts';
import { stackedRow } from '../../styles/stackedRow.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const stacked = stackedRow('admin', ['mail etat', 'client client', 'date actions']);

export const actions = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: vars.space[8] });

/** The mail server's message about the failure. */
export const reason = style({ display: 'block', marginTop: vars.space[4], overflowWrap: 'anywhere' });
