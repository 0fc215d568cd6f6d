import type { ComponentPropsWithRef, JSX } from 'react';

/**
 * What a part takes besides its own props, and passes on to its root element: the attributes of that element and its `ref`. An initial
 * value would do nothing there: only the fields of the browser have one.
 */
export type PartProps<Tag extends keyof JSX.IntrinsicElements> = Omit<
  ComponentPropsWithRef<Tag>,
  'defaultValue' | 'defaultChecked'
>;
