import type { Args, Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { useArgs } from 'storybook/preview-api';

/**
 * Whether the story is shown beside its controls, which have to follow. Elsewhere the args don't change: Storybook would render the
 * story again and report it as finished, even in the middle of its play, whose failures would go unnoticed.
 */
const hasControls = window.parent !== window;

/**
 * Holds the state of a controlled part: `onValueChange` sets the arg `value`, `onOpenChange` the arg `open`, and a dialog closes when
 * it is confirmed or cancelled. The part can then be operated in the canvas, and its controls follow.
 */
export const controlled: Decorator = (Story, { args }) => {
  const [, updateArgs] = useArgs();
  return <Controlled Story={Story} args={args} onArgsChange={updateArgs} />;
};

interface ControlledProps {
  Story: ComponentType<{ args: Args }>;
  args: Args;
  onArgsChange: (changed: Args) => void;
}

function Controlled({ Story, args, onArgsChange }: ControlledProps) {
  const [from, setFrom] = useState(args);
  const [changed, setChanged] = useState<Args>({});
  if (from !== args) {
    // A change in the controls replaces what was changed in the canvas.
    const kept = Object.entries(changed).filter(([name]) => from[name] === args[name]);
    setFrom(args);
    setChanged(Object.fromEntries(kept));
  }
  const current = { ...args, ...changed };
  const change = (next: Args): void => {
    setChanged((before) => ({ ...before, ...next }));
    if (hasControls) onArgsChange(next);
  };
  const handlers = Object.entries(args).flatMap(([name, handler]) => {
    if (typeof handler !== 'function') return [];
    const answer = answerOf(name, current);
    if (answer === undefined) return [];
    const handle = (...values: unknown[]): unknown => {
      change(answer(values[0]));
      return handler(...values);
    };
    return [[name, handle]];
  });
  return <Story args={{ ...current, ...Object.fromEntries(handlers) }} />;
}

/** The args that a handler of a controlled part changes; nothing for any other handler. */
function answerOf(handler: string, args: Args): ((next: unknown) => Args) | undefined {
  if (/^on(?:Close|Confirm|Cancel)$/.test(handler)) return 'open' in args ? () => ({ open: false }) : undefined;
  const [, first = '', rest = ''] = /^on([A-Z])(\w*)(?:Change|Commit)$/.exec(handler) ?? [];
  const name = first.toLowerCase() + rest;
  if (!(name in args)) return undefined;
  const value: unknown = args[name];
  // A form passes only the fields that have changed.
  return (next) => ({ [name]: isRecord(value) && isRecord(next) ? { ...value, ...next } : next });
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
