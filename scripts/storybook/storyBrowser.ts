import { serve } from '@nuee/site/ports';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import sirv from 'sirv';
import { type ModeName, modes, type Size, windowOf } from '../../.storybook/modes.ts';
import { browserArgs, settle, windowOptions } from '../../.storybook/visitor.ts';
import { findBrowser } from '../common/browser.ts';
import { buildStorybook } from './buildStorybook.ts';

/** A story in the index of the built Storybook. */
export interface Story {
  id: string;
  title: string;
  name: string;
  parameters: { chromatic?: { disableSnapshot?: boolean; modes?: Record<string, { disable?: boolean }> } };
  storyGlobals: { viewport?: { value?: string } };
}

/** A story in a mode. */
export interface Visit {
  story: Story;
  mode: ModeName;
  /** The window that the mode or the story asks for. */
  size: Size;
}

/** Opens the story of a visit in a page of its own, waits for its play, and returns what `look` returns. */
type Open = <Seen>(look: (page: Page) => Promise<Seen>) => Promise<Seen>;

/** The built Storybook, served, and a browser to visit it with. */
interface StoryBrowser {
  stories: Story[];
  /** Makes all visits, two at a time: on a small machine more would only be slower. */
  each(visits: readonly Visit[], make: (visit: Visit, open: Open) => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

const isMode = (name: string): name is ModeName => Object.hasOwn(modes, name);
export const modeNames = Object.keys(modes).filter(isMode);

/** The modes in which a story is visited: all that it doesn't disable. A story about one window is visited in that one only. */
export function visitsOf(story: Story): Visit[] {
  const visits = new Map<string, Visit>();
  for (const mode of modeNames) {
    if (story.parameters.chromatic?.modes?.[mode]?.disable) continue;
    const size = windowOf(story.storyGlobals) ?? modes[mode].viewport;
    const seen = `${modes[mode].colorMode} ${size.width}`;
    if (!visits.has(seen)) visits.set(seen, { story, mode, size });
  }
  return [...visits.values()];
}

/** How a story ends, as Storybook's channel reports it. */
const failures = ['playFunctionThrewException', 'unhandledErrorsWhilePlaying', 'storyThrewException', 'storyErrored'];
const endings = ['storyFinished', 'storyThrewException', 'storyErrored'];

/** Storybook's globals in the page of a story; it doesn't export their types. */
declare const __STORYBOOK_PREVIEW__: { ready(): Promise<void>; extract(): Promise<Record<string, Story>> };
declare const __STORYBOOK_ADDONS_CHANNEL__: { last(event: string): [Record<string, unknown>] | undefined } | undefined;

export async function openStorybook(): Promise<StoryBrowser> {
  const executablePath = await findBrowser();
  const server = await serve(sirv(buildStorybook()), 0);
  const browser = await chromium.launch({ executablePath, args: browserArgs });
  const listing = await browser.newPage();
  await listing.goto(`${server.url}/iframe.html`);
  await listing.waitForFunction(() => '__STORYBOOK_PREVIEW__' in window);
  // The preview is there before its list of stories is.
  const extracted = await listing.evaluate(() =>
    __STORYBOOK_PREVIEW__.ready().then(() => __STORYBOOK_PREVIEW__.extract()),
  );
  const stories = Object.values(extracted);
  await listing.close();
  return {
    stories,
    each: async (visits, make) => {
      const left = visits.values();
      const makeSome = async (): Promise<void> => {
        // What a story stores in the browser must not affect the one visited at the same time.
        const context = await browser.newContext(windowOptions);
        for (const visit of left) await make(visit, (look) => inFreshPage(context, server.url, visit, look));
        await context.close();
      };
      await Promise.all([makeSome(), makeSome()]);
    },
    close: async () => {
      await browser.close();
      await server.close();
    },
  };
}

async function inFreshPage<Seen>(
  context: BrowserContext,
  url: string,
  visit: Visit,
  look: (page: Page) => Promise<Seen>,
): Promise<Seen> {
  const page = await context.newPage();
  try {
    await page.setViewportSize(visit.size);
    await open(page, url, visit);
    return await look(page);
  } finally {
    await page.close();
  }
}

async function open(page: Page, url: string, { story, mode }: Visit): Promise<void> {
  const globals = `colorMode:${modes[mode].colorMode};a11y.manual:!true`;
  await page.goto(`${url}/iframe.html?viewMode=story&id=${story.id}&globals=${globals}`);
  // A play that fails is reported by its own event, before the one that reports the end of the story.
  await page.waitForFunction((events) => {
    const channel = typeof __STORYBOOK_ADDONS_CHANNEL__ === 'undefined' ? undefined : __STORYBOOK_ADDONS_CHANNEL__;
    return events.some((event) => channel?.last(event) !== undefined);
  }, endings);
  const failure = await page.evaluate(
    (events) =>
      events.map((event) => __STORYBOOK_ADDONS_CHANNEL__?.last(event)?.[0]).find((said) => said !== undefined),
    failures,
  );
  if (failure !== undefined) throw new Error(`It does not render or its play fails: ${String(failure.message)}`);
  await settle(page);
}
