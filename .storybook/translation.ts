/** The choices of the toolbar. */
export const translations = [
  { value: 'off', title: 'As written' },
  { value: 'on', title: 'Translated by the browser' },
];

const untranslated = 'script, style, noscript, textarea, title, option, code, pre, font';

/**
 * Does to the page what a browser's translation does: each text moves into two `<font>`, also one that comes later. React then no
 * longer finds the text where it put it, and fails where something comes before it or where it goes itself.
 *
 * @returns how to end it.
 */
export function translate(body: HTMLElement): () => void {
  wrapTexts(body);
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) for (const node of addedNodes) wrapTexts(node);
  });
  observer.observe(body, { childList: true, subtree: true });
  return () => observer.disconnect();
}

function wrapTexts(within: Node): void {
  const texts: Node[] = within instanceof Text ? [within] : [];
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) texts.push(walker.currentNode);
  for (const text of texts) {
    if (text.textContent?.trim() === '' || !text.isConnected || text.parentElement?.closest(untranslated)) continue;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    text.parentNode?.replaceChild(outer, text);
    outer.append(inner);
    inner.append(text);
  }
}
