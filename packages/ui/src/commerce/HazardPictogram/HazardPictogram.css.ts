import { layered } from '../../styles/layered.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');
const { bg, fg, border } = vars.color;

/** The regulation has one colouring, so it is the light one in both colour modes. */
export const root = style({ colorScheme: 'light', width: '4rem', height: '4rem', flexShrink: 0 });

export const frame = style({ fill: bg.raised, stroke: border.critical, strokeWidth: 5, strokeLinejoin: 'round' });

export const shape = style({ fill: fg.default });

export const lines = style({ fill: 'none', stroke: fg.default, strokeWidth: 4, strokeLinecap: 'round' });

export const holes = style({ fill: bg.raised });
