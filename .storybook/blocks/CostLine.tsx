import costs from 'virtual:costs';
import { DocsContext, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { follow } from './placesOf.ts';
import * as styles from './StatusLine.css.ts';

/** What the part that this page documents costs an app that has React and the tokens: bytes to load, and elements to draw. */
export function CostLine() {
  const meta = useOf('meta', ['meta']);
  const [first] = useContext(DocsContext).componentStories();
  const elements = useElements(`story--${first?.id}--primary`);
  const cost = meta.type === 'meta' ? costs[meta.preparedMeta.title.split('/').at(-1) ?? ''] : undefined;
  if (cost === undefined) return null;
  return (
    <p className={`sb-unstyled ${styles.root}`}>
      It brings {kilobytes(cost.script)} of script and {kilobytes(cost.style)} of rules, compressed and with the parts
      that it is made of; React and the tokens come besides. {elements > 0 && `Below it has ${elements} elements.`}
    </p>
  );
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)}\u00a0kB`;

/** How many elements a story on this page has. */
function useElements(id: string): number {
  const [count, setCount] = useState(0);
  useEffect(() => {
    const stage = document.getElementById(id)?.parentElement;
    if (!stage) return undefined;
    return follow(stage, () => {
      const drawn =
        stage.querySelector('iframe')?.contentDocument?.getElementById('storybook-root') ??
        stage.querySelector('[data-name]');
      setCount(drawn?.querySelectorAll('*').length ?? 0);
    });
  }, [id]);
  return count;
}
