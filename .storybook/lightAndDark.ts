import { colorModes, windowOf } from './modes.ts';
import { themeOf } from './theme.ts';

/** The value of the toolbar's colour mode that shows light and dark side by side. */
export const bothModes = 'both';

interface Shown {
  storyId: string;
  /** The values of the controls, as in Storybook's address. */
  args: string;
  globals: Record<string, unknown>;
}

/**
 * A page with the story in both modes, each in a frame of its own, so that dialogs, ids and media queries stay apart.
 * This page is between the frames and the manager, which would otherwise mistake their messages for those of the
 * canvas.
 */
export function panesOf({ storyId, args, globals }: Shown): string {
  const { viewport, textSpacing, motion } = globals;
  const width = windowOf({ viewport: { value: windowName(viewport) } })?.width;
  const panes = colorModes.map(({ value: mode, title }) => {
    const query = new URLSearchParams({
      id: storyId,
      viewMode: 'story',
      args,
      globals: `colorMode:${mode};textSpacing:${textSpacing};motion:${motion}`,
    });
    const { appBg, textColor } = themeOf(mode);
    const size = width === undefined ? 'flex: 1 1 0; min-width: 320px' : `flex: none; width: ${width}px`;
    return `<section style="${size}; background: ${appBg}; color: ${textColor}">
      <h1>${title}</h1>
      <iframe title="${title}" src="iframe.html?${query.toString().replaceAll('&', '&amp;')}"></iframe>
    </section>`;
  });
  return `<!doctype html><html lang="en"><style>
    html, body { height: 100%; margin: 0; background: ${themeOf('light').appBg}; }
    body { display: flex; overflow-x: auto; font: 550 13px/1 ${themeOf('light').fontBase}; }
    section { display: flex; flex-direction: column; }
    h1 { margin: 0; padding: 10px 16px; font-size: inherit; font-weight: inherit; }
    iframe { flex: 1; width: 100%; border: 0; }
  </style><body>${panes.join('')}</body></html>`;
}

/** The toolbar stores the window as a name, or as a name and whether it is rotated. */
const windowName = (setting: unknown): string | undefined => {
  if (typeof setting === 'string') return setting;
  return typeof setting === 'object' && setting !== null && 'value' in setting ? String(setting.value) : undefined;
};
