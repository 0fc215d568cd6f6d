/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook compiles this file by itself, with the older transform of JSX.
import React, { useEffect } from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useArgs, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { type CompOver, noComp } from './compOver.ts';
import { compsOf, compWindow } from './comps.ts';
import { bothModes, panesOf } from './lightAndDark.ts';
import { statuses } from './status.ts';
import { synonymsOf } from './synonyms.ts';
import { themeOf } from './theme.ts';

const theme = themeOf('light');
const quiet = { backgroundColor: 'transparent', borderColor: 'transparent', color: theme.textMutedColor };
const loud = { backgroundColor: theme.colorPrimary, borderColor: theme.colorPrimary, color: theme.textInverseColor };

addons.setConfig({
  theme: { ...theme, brandImage: './brand/wordmark.svg' },
  // In the tree; the results of a search show the words that were found.
  sidebar: { renderLabel: ({ id, name }) => (synonymsOf(id) === undefined ? name : 'Docs') },
  tagBadges: Object.entries(statuses).map(([tag, { title, meaning }]) => ({
    tags: tag,
    badge: { text: title, style: tag === 'stable' ? quiet : loud, tooltip: meaning },
    display: { sidebar: [{ type: 'component', skipInherited: false }] },
  })) satisfies TagBadgeParameters,
});

addons.register('maison-nuee', () => {
  addons.add('maison-nuee/comps', {
    type: types.PANEL,
    title: 'Comps',
    render: ({ active }) => (
      <AddonPanel active={active ?? false}>
        <Comps />
      </AddonPanel>
    ),
  });
  addons.add('maison-nuee/light-and-dark', {
    type: types.PREVIEW,
    // On top of the canvas rather than in its place, because the toolbar needs the canvas.
    render: ({ children }) => (
      <>
        {children}
        <LightAndDark />
        <Synonyms />
      </>
    ),
  });
});

/** The comps of the story in the canvas, side by side; each opens in its full size, or lies over the story. */
function Comps() {
  const api = useStorybookApi();
  useStorybookState();
  const [globals, setGlobals] = useGlobals();
  const over = { ...noComp, ...globals } as CompOver;
  const list = compsOf(api.getCurrentStoryData()?.title ?? '');
  /** In the window and the mode that the comp shows. */
  const lay = (comp: string): void => {
    const { window, colorMode } = compWindow(comp);
    setGlobals({ comp, colorMode, viewport: { value: window, isRotated: false } });
  };
  return (
    <div style={{ padding: 16 }}>
      {over.comp !== '' && (
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center', paddingBottom: 16 }}>
          <label>
            Opacity{' '}
            <input
              type="range"
              min="0"
              max="100"
              disabled={over.compDifference}
              value={over.compOpacity}
              onChange={({ target }) => setGlobals({ compOpacity: target.valueAsNumber })}
            />
          </label>
          <label>
            <input
              type="checkbox"
              checked={over.compDifference}
              onChange={({ target }) => setGlobals({ compDifference: target.checked })}
            />{' '}
            Only the difference
          </label>
          <button type="button" onClick={() => setGlobals({ ...noComp })}>
            Take the comp away
          </button>
        </div>
      )}
      <div style={{ display: 'flex', gap: 16, overflowX: 'auto', alignItems: 'start' }}>
        {list.length === 0 && 'No comp shows this part.'}
        {list.map(({ name, address, picture }) => (
          <div key={address} style={{ flexShrink: 0 }}>
            <div style={{ display: 'flex', gap: 12, alignItems: 'center', paddingBottom: 8 }}>
              <a href={address} target="_blank" rel="noreferrer" style={{ color: 'inherit' }}>
                {name}
              </a>
              <button type="button" onClick={() => lay(picture)}>
                Lay over the story
              </button>
            </div>
            <img
              src={address}
              alt=""
              loading="lazy"
              style={{ display: 'block', maxWidth: name.endsWith('phone') ? 280 : 640, border: '1px solid' }}
            />
          </div>
        ))}
      </div>
    </div>
  );
}

/** The search of the sidebar reads only names: those of docs pages become the other words for their part. */
function Synonyms() {
  const api = useStorybookApi();
  const { internal_index: index } = useStorybookState();
  useEffect(() => {
    const entries = Object.values(index?.entries ?? {});
    if (index === undefined || entries.every(({ id, name }) => name === (synonymsOf(id) ?? name))) return;
    const named = entries.map((entry) => [entry.id, { ...entry, name: synonymsOf(entry.id) ?? entry.name }]);
    void api.setIndex({ ...index, entries: Object.fromEntries(named) });
  }, [api, index]);
  return null;
}

function LightAndDark() {
  const [globals] = useGlobals();
  const { storyId, viewMode } = useStorybookState();
  // Rendered again when the controls change, because the address of the page holds their values.
  useArgs();
  if (globals.colorMode !== bothModes || viewMode !== 'story') return null;
  const args = new URLSearchParams(document.location.search).get('args') ?? '';
  return (
    <iframe
      title="Light and dark"
      srcDoc={panesOf({ storyId, args, globals })}
      style={{ position: 'absolute', inset: 0, width: '100%', height: '100%', border: 0 }}
    />
  );
}
