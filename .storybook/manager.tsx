/** @jsxRuntime classic */
// biome-ignore lint/correctness/noUnusedImports: Storybook compiles this file by itself, with the older transform of JSX.
import React from 'react';
import { AddonPanel } from 'storybook/internal/components';
import { addons, types, useArgs, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api';
import type { TagBadgeParameters } from 'storybook-addon-tag-badges/manager-helpers';
import { compsOf } from './comps.ts';
import { bothModes, panesOf } from './lightAndDark.ts';
import { statuses } from './status.ts';
import { themeOf } from './theme.ts';

const theme = themeOf('light');
const quiet = { backgroundColor: 'transparent', borderColor: 'transparent', color: theme.textMutedColor };
const loud = { backgroundColor: theme.colorPrimary, borderColor: theme.colorPrimary, color: theme.textInverseColor };

addons.setConfig({
  theme: { ...theme, brandImage: './brand/wordmark.svg' },
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
      </>
    ),
  });
});

/** The comps of the story in the canvas, side by side; pressed, one opens in its full size. */
function Comps() {
  const api = useStorybookApi();
  useStorybookState();
  const list = compsOf(api.getCurrentStoryData()?.title ?? '');
  return (
    <div style={{ display: 'flex', gap: 16, padding: 16, overflowX: 'auto', alignItems: 'start' }}>
      {list.length === 0 && 'No comp shows this part.'}
      {list.map(({ name, address }) => (
        <a key={address} href={address} target="_blank" rel="noreferrer" style={{ color: 'inherit', flexShrink: 0 }}>
          <img
            src={address}
            alt=""
            loading="lazy"
            style={{ display: 'block', maxWidth: name.endsWith('phone') ? 280 : 640, border: '1px solid' }}
          />
          {name}
        </a>
      ))}
    </div>
  );
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
