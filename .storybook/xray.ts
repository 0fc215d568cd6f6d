import { docsOf } from './docsOf.ts';

/** What React keeps of a part that it has rendered, as far as this file reads it. React doesn't promise it; only this aid depends on it. */
interface Fiber {
  type: unknown;
  child: Fiber | null;
  sibling: Fiber | null;
  stateNode: unknown;
}

/** A documented part in the page, with the box around what it draws, in px of the page. */
interface Part {
  name: string;
  address: string;
  box: { left: number; top: number; width: number; height: number };
}

const look = `
  .part { position: absolute; outline: 1px dashed #c2185b; pointer-events: none; }
  .part.small { outline: 1px dotted #00838f; }
  a { position: absolute; inset: 0 auto auto 0; max-width: 8px; height: 8px; overflow: hidden; padding: 0 4px;
    font: 11px/16px system-ui, sans-serif; white-space: nowrap; color: #fff; background: #c2185b; pointer-events: auto; }
  .small a { background: #00838f; }
  .part:not(.small) a, a:hover, a:focus { max-width: none; height: 16px; z-index: 1; }
`;

/**
 * Outlines each documented part of a story, names those that are larger than a primitive, and leads from each to its guide.
 *
 * @returns a function that ends it.
 */
export function showParts(): () => void {
  // Outside of the body, so that what is drawn here is no change of the page.
  const host = document.documentElement.appendChild(document.createElement('div'));
  host.style.cssText = 'position: absolute; inset: 0 0 auto; z-index: 2147483647';
  const shadow = host.attachShadow({ mode: 'open' });
  let frame = 0;
  const draw = (): void => {
    const style = document.createElement('style');
    style.textContent = look;
    shadow.replaceChildren(style, ...partsOf(document.getElementById('storybook-root')).map(outlineOf));
  };
  const drawSoon = (): void => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(draw);
  };
  const [changes, sizes] = [new MutationObserver(drawSoon), new ResizeObserver(drawSoon)];
  changes.observe(document.body, { childList: true, subtree: true, attributes: true });
  sizes.observe(document.body);
  return () => {
    cancelAnimationFrame(frame);
    changes.disconnect();
    sizes.disconnect();
    host.remove();
  };
}

function outlineOf({ name, address, box }: Part): HTMLElement {
  const outline = document.createElement('div');
  outline.className = /docs\/(?:layout|primitives)/.test(address) ? 'part small' : 'part';
  for (const [side, size] of Object.entries(box)) outline.style.setProperty(side, `${size}px`);
  const link = outline.appendChild(document.createElement('a'));
  Object.assign(link, { href: address, target: '_top', textContent: name, title: name });
  return outline;
}

function partsOf(root: HTMLElement | null): Part[] {
  const key = Object.keys(root ?? {}).find((each) => each.startsWith('__reactContainer$'));
  const container = key && (root as unknown as Record<string, Fiber>)[key];
  if (!container) return [];
  const parts: Part[] = [];
  const walk = (fiber: Fiber | null): void => {
    for (let each = fiber; each !== null; each = each.sibling) {
      const name = nameOf(each.type);
      const address = docsOf.get(name);
      const box = address && boxOf(elementsOf(each.child));
      if (address && box) parts.push({ name, address, box });
      walk(each.child);
    }
  };
  // The container's own fiber may be the one before the last rendering.
  walk((container.stateNode as { current: Fiber }).current);
  return parts;
}

function nameOf(type: unknown): string {
  if (typeof type === 'function') return type.name;
  const { render, type: inner } = (typeof type === 'object' && type !== null ? type : {}) as Record<string, unknown>;
  return render || inner ? nameOf(render ?? inner) : '';
}

/** The outermost elements of a part. */
function elementsOf(fiber: Fiber | null): Element[] {
  const elements: Element[] = [];
  for (let each = fiber; each !== null; each = each.sibling) {
    if (each.stateNode instanceof Element) elements.push(each.stateNode);
    else elements.push(...elementsOf(each.child));
  }
  return elements;
}

function boxOf(elements: readonly Element[]): Part['box'] | undefined {
  const rects = elements.map((each) => each.getBoundingClientRect()).filter(({ width, height }) => width * height > 0);
  if (rects.length === 0) return undefined;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  return {
    left: left + window.scrollX,
    top: top + window.scrollY,
    width: Math.max(...rects.map((rect) => rect.right)) - left,
    height: Math.max(...rects.map((rect) => rect.bottom)) - top,
  };
}
