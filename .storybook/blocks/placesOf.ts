import { type Box, type Mark, type Named, placeMarks } from './marks.ts';

/**
 * Where something stands in a part: a selector of CSS, or its words between « and ».
 *
 * @returns its edges in its window, if it can be seen.
 */
function boxOf(part: Element, place: string): Box | undefined {
  const words = /^«\s*(.+?)\s*»$/.exec(place)?.[1];
  if (words === undefined) return [...part.querySelectorAll(place)].map(edgesOf).find(isSeen);
  const texts = part.ownerDocument.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode())
    if (plain(texts.currentNode.textContent).includes(plain(words))) found.push(texts.currentNode);
  return found.map(edgesOfWords).find(isSeen);
}

/** Spaces and apostrophes of French typography are what they are on a keyboard. */
const plain = (text: string | null): string => (text ?? '').replaceAll(/\s+/g, ' ').replaceAll('’', "'");

/** Of an element of words alone those words, since a title is as wide as the page; of any other its own edges. */
function edgesOf(element: Element): Box {
  const isText = element.childElementCount === 0 && element.textContent !== '';
  const isBare = isText && getComputedStyle(element).backgroundColor === 'rgba(0, 0, 0, 0)';
  return isBare ? edgesOfWords(element) : element.getBoundingClientRect();
}

/** A little around them, so that no mark touches a letter. */
function edgesOfWords(node: Node): Box {
  const range = new Range();
  range.selectNodeContents(node);
  const { left, top, right, bottom } = range.getBoundingClientRect();
  return right > left ? { left: left - 4, top, right: right + 4, bottom } : { left, top, right, bottom };
}

/** What is for screen readers only is a pixel high and wide. */
const isSeen = ({ left, top, right, bottom }: Box): boolean => {
  const [width, height] = [right - left, bottom - top];
  return Math.min(width, height) > 0 && Math.max(width, height) > 1;
};

export interface Place {
  number: number;
  at: string;
}

/** The marks on the story in an element, in px from the edges of that element. */
export function marksIn(stage: Element, places: readonly Place[]): Mark[] {
  const [story, frame] = [stage.querySelector('.sb-story'), stage.querySelector('iframe')];
  const part = frame ? frame.contentDocument?.body : story?.querySelector('[data-name]');
  if (!part || !story) return [];
  const origin = stage.getBoundingClientRect();
  const area = moved(story.getBoundingClientRect(), -origin.left, -origin.top);
  const inFrame = frame ? frame.getBoundingClientRect() : { left: 0, top: 0 };
  const named = places.flatMap(({ number, at }): Named[] => {
    const box = boxOf(part, at);
    if (!box) return [];
    const shown = clipped(moved(box, inFrame.left - origin.left, inFrame.top - origin.top), area);
    return isSeen(shown) ? [{ number, box: shown }] : [];
  });
  return placeMarks(area, named);
}

const moved = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

const clipped = (box: Box, area: Box): Box => ({
  left: Math.max(box.left, area.left),
  top: Math.max(box.top, area.top),
  right: Math.min(box.right, area.right),
  bottom: Math.min(box.bottom, area.bottom),
});

/** Looks at the story in an element whenever it may have changed its size. @returns a function that ends it. */
export function follow(stage: HTMLElement, look: () => void): () => void {
  let waiting = 0;
  const lookSoon = (): void => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(look);
  };
  const [changes, sizes] = [new MutationObserver(lookSoon), new ResizeObserver(lookSoon)];
  const ends = new AbortController();
  const watch = (part: HTMLElement): void => {
    changes.observe(part, { childList: true, subtree: true, attributes: true, characterData: true });
    sizes.observe(part);
    for (const event of ['transitionend', 'animationend', 'scroll', 'load']) {
      part.addEventListener(event, lookSoon, { capture: true, passive: true, signal: ends.signal });
    }
    lookSoon();
  };
  const frame = stage.querySelector('iframe');
  // The document of a frame is another one once it has loaded.
  const watchFrame = (): void => {
    if (frame?.contentDocument) watch(frame.contentDocument.body);
  };
  frame?.addEventListener('load', watchFrame, { signal: ends.signal });
  sizes.observe(stage);
  const story = stage.querySelector<HTMLElement>('.sb-story');
  if (story) watch(story);
  return () => {
    cancelAnimationFrame(waiting);
    changes.disconnect();
    sizes.disconnect();
    ends.abort();
  };
}
