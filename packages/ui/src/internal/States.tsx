import type { ComponentType } from 'react';

interface StatesProps<Props extends object> {
  of: ComponentType<Props>;
  /** What its states have in common. */
  args: Props;
  /** The stories that show a state each, by name. */
  stories: Readonly<Record<string, { args?: Partial<Props> | undefined }>>;
}

/** The states of a part beside each other: the one picture that is kept of it. For stories only. */
export function States<Props extends object>({ of: Part, args, stories }: StatesProps<Props>) {
  return (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 16 }}>
      {Object.entries(stories).map(([name, story]) => (
        <Part key={name} {...args} {...story.args} />
      ))}
    </div>
  );
}
