import { frozenNow } from '@nuee/domain/fixtures/frozenNow';
import { translate } from './translation.ts';

const still =
  '*, ::before, ::after, ::backdrop { animation: none !important; transition: none !important; caret-color: transparent !important; }';

interface PreparedStory {
  readonly parameters: { readonly logs?: readonly string[] };
  readonly globals: { readonly translation?: string };
}

/**
 * The same picture every time: nothing kept from the story before, and a fixed date (the clock itself still runs, so that
 * timers and waiting keep working). Fonts are local and awaited before the play begins. Nothing moves in a driven browser.
 */
export async function prepareStory({ parameters, globals }: PreparedStory): Promise<() => void> {
  localStorage.clear();
  sessionStorage.clear();
  const endTranslation = globals.translation === 'on' ? translate(document.body) : () => {};
  const listenAgain = expectErrors(parameters.logs ?? []);
  document.getSelection()?.removeAllRanges();
  await document.fonts.ready;
  if (navigator.webdriver) standStill();

  const RealDate = Date;
  const offset = new RealDate(frozenNow).getTime() - RealDate.now();
  globalThis.Date = class extends RealDate {
    constructor(...parts: unknown[]) {
      // The constructor's many signatures have no common type; the real one takes whatever it is given.
      super(...((parts.length === 0 ? [RealDate.now() + offset] : parts) as [number]));
    }
    static override now() {
      return RealDate.now() + offset;
    }
  } as DateConstructor;
  return () => {
    globalThis.Date = RealDate;
    listenAgain();
    endTranslation();
  };
}

/** Keeps errors that begin with one of these texts from the console, where any error fails the story. @returns what ends it. */
function expectErrors(texts: readonly string[]): () => void {
  if (texts.length === 0) return () => {};
  let isListening = false;
  const { error } = console;
  // Stays in place: later listeners of the console wrap it, and would be lost if it were replaced.
  console.error = (...said: unknown[]) => {
    if (isListening || !texts.some((text) => String(said[0]).startsWith(text))) error(...said);
  };
  return () => {
    isListening = true;
  };
}

function standStill(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(still);
  document.adoptedStyleSheets = [sheet];
  // As in a browser that has none: the next page is there at once.
  Object.defineProperty(document, 'startViewTransition', { value: undefined, configurable: true });
}
