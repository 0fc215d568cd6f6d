import type { Args, Decorator } from '@storybook/react-vite';
import { type ComponentType, useState } from 'react';
import { useArgs } from 'storybook/preview-api';

/**
 * Whether the story stands beside controls that have to follow. Elsewhere the args stay as they are: Storybook renders a story anew when
 * they change and then reports it as finished, also in the middle of its play, whose failures would go unnoticed.
 */
const hasControls = window.parent !== window;

/**
 * Keeps what a controlled part only shows: `onValueChange` sets the arg `value`, `onOpenChange` the arg `open`, and a dialog that is
 * confirmed or given up closes. The part then answers in the canvas, and its controls follow.
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
    // The controls have the last word.
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

/** What a handler changes of the args, if it is one that its part expects to be answered. */
function answerOf(handler: string, args: Args): ((next: unknown) => Args) | undefined {
  if (/^on(?:Close|Confirm|Cancel)$/.test(handler)) return 'open' in args ? () => ({ open: false }) : undefined;
  const [, first = '', rest = ''] = /^on([A-Z])(\w*)Change$/.exec(handler) ?? [];
  const name = first.toLowerCase() + rest;
  if (!(name in args)) return undefined;
  const value: unknown = args[name];
  // A form hands over the fields that have changed.
  return (next) => ({ [name]: isRecord(value) && isRecord(next) ? { ...value, ...next } : next });
}

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
