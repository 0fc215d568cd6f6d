import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('admin');
const { bg, fg } = vars.color;

export const list = style({ display: 'grid', gap: vars.space[12], paddingBlock: vars.space[8] });

export const line = style({
  ...typography.caption,
  display: 'grid',
  gridTemplateColumns: '7rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: vars.space[12],
});

export const track = style({ display: 'block', width: '100%', height: '0.625rem', backgroundColor: bg.sunken });

export const fill = {
  caution: style({ fill: fg.caution }),
  info: style({ fill: fg.info }),
  accent: style({ fill: fg.accent }),
  positive: style({ fill: fg.positive }),
  critical: style({ fill: fg.critical }),
  neutral: style({ fill: fg.neutral }),
};

export const count = style({ ...typography.data, minWidth: '1.5rem', textAlign: 'end' });
