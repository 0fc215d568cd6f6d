import { DocsContext, Heading, Source, useOf } from '@storybook/addon-docs/blocks';
import { useContext, useEffect, useState } from 'react';
import { statusOf } from '../status.ts';
import { tried, type Walk } from '../tried.ts';

const trees = import.meta.glob<string>('../trees/*.yml', { query: '?raw', import: 'default' });

/** What is checked of a part or a page by machine, and what was tried: nothing that wasn't. */
export function Accessibility() {
  const meta = useOf('meta', ['meta']);
  const stories = useContext(DocsContext).componentStories();
  const tree = useTree(stories[0]?.id ?? '');
  if (meta.type !== 'meta') return null;
  const { title, tags } = meta.preparedMeta;
  const played = stories.filter(({ playFunction }) => playFunction !== undefined).length;
  const leftOut = [...new Set(stories.flatMap(({ parameters }) => exceptions(parameters.a11y)))];
  const { tab: walk, nvda, voiceOver } = tried[title.split('/').at(-1) ?? ''] ?? {};
  return (
    <>
      <Heading>Accessibility</Heading>
      <p>
        Checked by machine: axe finds nothing in any of the {stories.length} stories (<code>npm test</code>), in light
        and dark, at 390 and 1440 px, and at 320 px nothing sticks out or is cut off, with the text spaced too (
        <code>npm run test:all</code>). {leftOut.length > 0 && `Left out of some of them: ${leftOut.join(', ')}. `}
        In {played} of them a play operates what is shown, by the names and roles that assistive technology is told.
      </p>
      {statusOf(tags) && (
        <table>
          <thead>
            <tr>
              <th>tried with</th>
              <th>when</th>
              <th>what came of it</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Tab and Shift + Tab on the first story{walk && `, ${walk.with}`}</td>
              <td>{walk?.on ?? 'not tried'}</td>
              <td>{walk && outcome(walk)}</td>
            </tr>
            {Object.entries({ NVDA: nvda, VoiceOver: voiceOver }).map(([reader, heard]) => (
              <tr key={reader}>
                <td>{heard?.with ?? reader}</td>
                <td>{heard?.on ?? 'not tried'}</td>
                <td>{heard?.outcome}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {tree && (
        <details>
          <summary>What assistive technology is told of the first story; a change of it fails a test</summary>
          <Source code={tree} language="yml" />
        </details>
      )}
    </>
  );
}

interface Checks {
  config?: { rules?: readonly { id: string; enabled?: boolean }[] };
  context?: { exclude?: readonly string[] };
}

/** The rules and the elements that axe leaves out of a story. */
const exceptions = ({ config, context }: Checks = {}): string[] => [
  ...(config?.rules ?? []).flatMap(({ id, enabled }) => (enabled === false ? [`the rule ${id}`] : [])),
  ...(context?.exclude ?? []).map((selector) => `what is in ${selector}`),
];

function outcome({ stops, back, unseen }: Walk): string {
  if (stops === 0) return 'Nothing takes the focus.';
  const shown = unseen === '' ? 'the focus shows at each' : `no ring shows at ${unseen}`;
  return `${stops === 1 ? '1 stop' : `${stops} stops`}, ${back ? 'and the same way back' : 'and another way back'}; ${shown}.`;
}

/** What is kept in `.storybook/trees` of a story. */
function useTree(id: string): string | undefined {
  const [tree, setTree] = useState<string>();
  useEffect(() => {
    trees[`../trees/${id}.yml`]?.().then(setTree);
  }, [id]);
  return tree;
}
