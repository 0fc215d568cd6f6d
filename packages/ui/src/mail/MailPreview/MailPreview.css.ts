import { layered } from '../../styles/layered.ts';
import { typography } from '../../styles/typography.ts';
import { vars } from '../../styles/vars.css.ts';

const { style } = layered('commerce');

export const root = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space[24] });

export const subject = style({ margin: 0 });

export const views = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: vars.space[32] });

// The mails keep their width; on a narrow window each one scrolls on its own.
export const view = style({ margin: 0, maxWidth: '100%', overflowX: 'auto' });

export const caption = style([typography.caption, { marginBottom: vars.space[8], color: vars.color.fg.muted }]);

export const frame = style({
  display: 'block',
  border: `1px solid ${vars.color.border.default}`,
  boxSizing: 'content-box',
});

export const text = style({
  width: '600px',
  maxWidth: '100%',
  margin: 0,
  padding: vars.space[24],
  border: `1px solid ${vars.color.border.default}`,
  fontFamily: 'ui-monospace, monospace',
  fontSize: '0.8125rem',
  lineHeight: 1.5,
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
