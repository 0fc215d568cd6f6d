import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

const hairline = `1px solid ${vars.color.border.default}`;

export const root = style({ borderTop: hairline });

export const item = style({ borderBottom: hairline });
