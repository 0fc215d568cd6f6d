import { type ComponentType, useLayoutEffect, useRef } from 'react';
import { Inline } from '../layout/Inline/Inline.tsx';
import { Stack } from '../layout/Stack/Stack.tsx';
import { Text } from '../primitives/Text/Text.tsx';

interface StatesProps<Props extends object> {
  of: ComponentType<Props>;
  /** The args that all states share. */
  args: Props;
  /** The stories that show a state each, by name. */
  stories: Readonly<Record<string, { args?: Partial<Props> | undefined }>>;
  /** The stories that are also shown with their first control hovered, pressed and focused. */
  interactive?: readonly string[];
  /** More columns of the interactive stories, such as disabled. */
  columns?: Readonly<Record<string, Partial<Props>>>;
  /** The width of each cell, for a part that fills its container. */
  width?: string;
}

/**
 * For a part that is a landmark: side by side its states would be landmarks with the same name, which no real page has.
 */
export const withSameLandmarks = { a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } } };

/** The effects of pointer and keyboard on a control: the pseudo-classes that a browser would set. */
const interactions = { 'at rest': '', hovered: 'hover', pressed: 'hover active', focused: 'focus-visible' };
const firstControl = ':is(a[href], button, input, select, textarea, summary):not(:disabled)';

/** The states of a part side by side, each with its name, for the part's one picture. For stories only. */
export function States<Props extends object>({
  of: Part,
  args,
  stories,
  interactive = [],
  columns = {},
  width,
}: StatesProps<Props>) {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    for (const sheet of document.styleSheets) followAttribute(sheet.cssRules);
    for (const cell of root.current?.querySelectorAll<HTMLElement>('[data-interaction]') ?? []) force(cell);
  }, []);
  const cell = (row: string, caption: string, interaction: string, more: Partial<Props> | undefined) => (
    <Stack key={caption} gap={4} style={width ? { width, maxWidth: '100%' } : { maxWidth: '100%' }}>
      <Text size="caption" tone="muted" lang="en">
        {caption}
      </Text>
      <div data-interaction={interaction || undefined}>
        {/* Radio buttons of one name would be one group across the cells. */}
        <Part {...args} {...more} {...('name' in args && { name: `${args.name} ${row} ${caption}` })} />
      </div>
    </Stack>
  );
  const entries = Object.entries(stories);
  return (
    <div ref={root}>
      <Stack gap={24}>
        {entries
          .filter(([name]) => interactive.includes(name))
          .map(([name, story]) => (
            <Stack key={name} gap={8}>
              <Text size="label" lang="en">
                {wordsOf(name)}
              </Text>
              <Inline gap={16} alignItems="start">
                {Object.entries(interactions).map(([caption, interaction]) =>
                  cell(name, caption, interaction, story.args),
                )}
                {Object.entries(columns).map(([caption, more]) => cell(name, caption, '', { ...story.args, ...more }))}
              </Inline>
            </Stack>
          ))}
        <Inline gap={16} alignItems="start">
          {entries
            .filter(([name]) => !interactive.includes(name))
            .map(([name, story]) => cell(name, wordsOf(name), '', story.args))}
        </Inline>
      </Stack>
    </div>
  );
}

/** `LongName` as « long name ». */
const wordsOf = (name: string): string => name.replace(/(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase();

/** Makes the rules for `:hover`, `:active` and `:focus-visible` apply to marked elements too: on a real page only one is hovered. */
function followAttribute(rules: CSSRuleList): void {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule) {
      rule.selectorText = rule.selectorText.replace(
        /(?<!:):(hover|active|focus-visible|focus-within)(?![\w-]|, \[data-forced)/g,
        (pseudoClass, name) => `:is(${pseudoClass}, [data-forced~="${name}"])`,
      );
    }
    if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) followAttribute(rule.cssRules);
  }
}

/** Marks the first control of a cell. Hovering an element hovers its ancestors too. */
function force(cell: HTMLElement): void {
  const { interaction = '' } = cell.dataset;
  const control = cell.querySelector(firstControl);
  control?.setAttribute('data-forced', interaction);
  for (let around = control?.parentElement; around && around !== cell; around = around.parentElement) {
    around.setAttribute('data-forced', interaction.startsWith('focus') ? 'focus-within' : interaction);
  }
}
