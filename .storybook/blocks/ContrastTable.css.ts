import { layered, vars } from '@nuee/ui/styles';

const { style } = layered('app');

/** A sample in the colours that the table sets; its contrast is beside it. */
export const text = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  marginInlineEnd: vars.space[12],
  paddingBlock: vars.space[4],
  paddingInline: vars.space[12],
});

export const part = style([
  text,
  { '::before': { content: '', display: 'block', width: '1.5rem', height: '1.5rem', border: '2px solid' } },
]);
