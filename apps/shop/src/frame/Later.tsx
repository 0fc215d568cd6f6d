import { onDemand } from '@nuee/ui/onDemand';
import { type ComponentType, memo, type ReactElement, Suspense, useEffect, useRef, useState } from 'react';
import type { Below } from '../belowFold.ts';

/** What a visitor does first with a page, whatever it is. A finger has touched it once it is lifted, or begins to scroll. */
const touches = ['pointermove', 'pointerup', 'pointercancel', 'click', 'keydown', 'wheel', 'popstate'] as const;

let touched: Promise<unknown> = Promise.resolve();

/**
 * Holds back what is loaded with `afterTouch` until the visitor first touches the page. For a page whose HTML is complete;
 * called before it is hydrated.
 */
export function waitForTouch(): void {
  const { promise, resolve } = Promise.withResolvers<void>();
  const waiting = new AbortController();
  const touch = (event: Event): void => {
    // A finger that presses moves a little, too.
    if (event.type === 'pointermove' && event instanceof PointerEvent && event.pointerType !== 'mouse') return;
    waiting.abort();
    // After the click that follows a lifted finger, and the frame that answers it, which nothing that is brought may hold back.
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
  };
  for (const type of touches) {
    window.addEventListener(type, touch, { capture: true, passive: true, signal: waiting.signal });
  }
  touched = promise;
}

/** Does something with the first touch of the page; at once, where that has come. */
export function whenTouched(act: () => unknown): void {
  void touched.then(act);
}

const parts: (() => Promise<unknown>)[] = [];

/** A part for `Later`: its code comes with the first touch of the page, and while it is on its way the part suspends. */
export function afterTouch<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> {
  const part = onDemand(() => touched.then(load));
  parts.push(part.prepare);
  // biome-ignore lint/correctness/noComponentHookFactories: called once for each part, where a module declares it.
  return function PartAfterTouch(props) {
    const { default: Loaded } = part.useLibrary();
    return <Loaded {...props} />;
  };
}

/** Something else that a page needs at once when it is opened from another one. */
export function withPage(prepare: () => Promise<unknown>): void {
  parts.push(prepare);
}

/**
 * Brings all parts that were declared so far, for whoever shows a page whole from the start. One that doesn't come fails where
 * it is shown: it may belong to another page.
 */
export async function bringParts(): Promise<void> {
  await Promise.allSettled(parts.map((bring) => bring()));
}

let opened = false;

/**
 * A page that is opened from another one comes with its parts: there is no HTML that would stand in their place. The first
 * page has it, and doesn't wait.
 */
export function withParts<Page>(load: () => Promise<Page>): () => Promise<Page> {
  return async () => {
    const isFirst = !opened;
    opened = true;
    const page = await load();
    if (!isFirst) await bringParts();
    return page;
  };
}

interface LaterProps {
  children: ReactElement;
  /** What of it stands below what is seen first, where the page has a fold (`belowFold.ts`). */
  below?: Below;
}

/**
 * Stands around a part whose HTML is in the page like any other and whose script comes later. Until then its links are
 * links; a press on one of its buttons or boxes is kept, and given to it when it can answer.
 */
export function Later({ children, below }: LaterProps) {
  const zone = useRef<HTMLDivElement>(null);
  const pressed = useRef<HTMLElement>(undefined);
  // React gives up HTML that it has not hydrated yet when what it stands for changes: it changes once the script is there.
  const [first] = useState(children);
  const [ready, setReady] = useState(false);

  useEffect(() => {
    const here = zone.current;
    if (ready || here === null) {
      pressed.current?.click();
      return;
    }
    const keep = (event: MouseEvent): void => {
      const control =
        event.target instanceof Element ? event.target.closest<HTMLElement>('button, label, [type="checkbox"]') : null;
      if (control === null || !here.contains(control)) return;
      event.preventDefault();
      event.stopPropagation();
      pressed.current = control;
    };
    // Above the root, where React doesn't hear of it yet: it lets a press end that nothing in the page can answer.
    document.addEventListener('click', keep, { capture: true });
    return () => document.removeEventListener('click', keep, { capture: true });
  }, [ready]);

  return (
    <div ref={zone} data-below={below}>
      <Part onReady={setReady}>{ready ? children : first}</Part>
    </div>
  );
}

interface PartProps {
  children: ReactElement;
  onReady: (ready: true) => void;
}

const Part = memo(function Part({ children, onReady }: PartProps) {
  return (
    <Suspense>
      {children}
      <Ready onReady={onReady} />
    </Suspense>
  );
});

function Ready({ onReady }: Pick<PartProps, 'onReady'>) {
  useEffect(() => onReady(true), [onReady]);
  return null;
}
