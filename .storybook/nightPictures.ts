import type { ColorMode } from './modes.ts';

const asked = '(prefers-color-scheme: dark)';
/** What a `<source>` says in its place, by colour mode. */
const answers: Readonly<Record<ColorMode, string>> = { dark: 'all', light: 'not all' };

/**
 * Lets pictures by lamp light follow the colour mode of the toolbar, since a page can't set what a media query answers.
 *
 * @returns a function that ends it.
 */
export function answerNight(mode: ColorMode): () => void {
  const answer = () => {
    for (const source of document.querySelectorAll(`source[media="${asked}"]`))
      source.setAttribute('media', answers[mode]);
  };
  answer();
  const observer = new MutationObserver(answer);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
}
