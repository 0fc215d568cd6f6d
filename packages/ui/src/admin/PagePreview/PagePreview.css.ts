import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');

export const place = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.border.default}`,
});

export const frame = style({ display: 'block', maxWidth: 'none', border: 0, transformOrigin: '0 0' });

export const page = style({ overflowWrap: 'anywhere' });
