import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const names = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: vars.space[16],
});

export const agreement = style({ textAlign: 'center', textWrap: 'balance' });

export const login = style({ textAlign: 'center' });

export const loginLink = style({ fontWeight: vars.weight.label });
