import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** What React renders can't be edited as text: such a prop stays in the table, without a control. */
export const hideElements: ArgTypesEnhancer = ({ argTypes, initialArgs }) =>
  Object.fromEntries(
    Object.entries(argTypes).map(([name, argType]) => [
      name,
      isElement(initialArgs[name]) ? { ...argType, control: false } : argType,
    ]),
  );

const isElement = (value: unknown): boolean => typeof value === 'object' && value !== null && '$$typeof' in value;
