/** How a comp lies over a story, as the panel Comps sets it in Storybook's globals. */
export interface CompOver {
  /** The name of its picture in `comps/`; empty for none. */
  comp: string;
  /** In percent. */
  compOpacity: number;
  /** Whether only what differs is light. */
  compDifference: boolean;
}

export const noComp: CompOver = { comp: '', compOpacity: 50, compDifference: false };

/** Lays a comp over the story, as wide as the window; it scrolls with the page. @returns a function that takes it away. */
export function layOver({ comp, compOpacity, compDifference }: CompOver): () => void {
  const picture = document.documentElement.appendChild(document.createElement('img'));
  picture.src = `./comps/${comp}.webp`;
  picture.alt = '';
  picture.style.cssText = `position: absolute; inset: 0 auto auto 0; width: 100%; pointer-events: none; z-index: 2147483646;
    opacity: ${compDifference ? 100 : compOpacity}%; mix-blend-mode: ${compDifference ? 'difference' : 'normal'}`;
  return () => picture.remove();
}
