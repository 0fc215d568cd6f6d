import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { media } from './media.ts';
import { vars } from './vars.css.ts';

const responsive = defineProperties({
  '@layer': 'layout',
  conditions: {
    base: {},
    md: { '@media': media.md },
    lg: { '@media': media.lg },
  },
  defaultCondition: 'base',
  properties: {
    gridTemplateColumns: {
      1: 'minmax(0, 1fr)',
      2: 'repeat(2, minmax(0, 1fr))',
      3: 'repeat(3, minmax(0, 1fr))',
      4: 'repeat(4, minmax(0, 1fr))',
    },
  },
  shorthands: { columns: ['gridTemplateColumns'] },
});

/**
 * Space changes once, where a layout gets its second column; a step between would be a third of the rules. It stands after the columns, so
 * that their media queries keep their order: the wider window last.
 */
const space = defineProperties({
  '@layer': 'layout',
  conditions: { base: {}, lg: { '@media': media.lg } },
  defaultCondition: 'base',
  properties: { gap: vars.space, paddingTop: vars.space, paddingBottom: vars.space },
  shorthands: { paddingY: ['paddingTop', 'paddingBottom'] },
});

/** The properties that are the same in every window. */
const fixed = defineProperties({
  '@layer': 'layout',
  properties: {
    display: ['flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['nowrap', 'wrap'],
    alignItems: ['stretch', 'start', 'center', 'end', 'baseline'],
    justifyContent: ['start', 'center', 'end', 'space-between'],
  },
});

/** Space and arrangement as classes. Only the components of `layout/` use it. */
export const sprinkles = createSprinkles(responsive, space, fixed);
export type Sprinkles = Parameters<typeof sprinkles>[0];
