import { createStore } from 'jotai';
import { expect, it, vi } from 'vitest';
import { createUnsaved, leavingAtom } from './unsaved.ts';

/** A window with some pages in its history, which moves synchronously. */
function createPage() {
  const target = new EventTarget();
  const history = {
    state: { idx: 3 },
    go: (steps = 0) => {
      history.state = { idx: history.state.idx + steps };
      target.dispatchEvent(new Event('popstate'));
    },
  };
  const store = createStore();
  const page = Object.assign(target, { history }) as unknown as Window;
  const unsaved = createUnsaved(store, page);
  const arrived: number[] = [];
  page.addEventListener('popstate', () => arrived.push(history.state.idx));
  return { unsaved, history, arrived, isAsked: () => store.get(leavingAtom) !== null, closes: () => closes(page) };
}

const closes = (page: Window): boolean => page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('lets the page be left while nothing is unsaved', () => {
  const { unsaved, history, arrived, isAsked, closes } = createPage();
  const go = vi.fn();
  unsaved.leave(go);
  expect(go).toHaveBeenCalledOnce();
  history.go(-1);
  expect(arrived).toEqual([2]);
  expect(closes()).toBe(true);
  expect(isAsked()).toBe(false);
});

it('asks before leaving unsaved text, and stays when the answer is no', () => {
  const { unsaved, isAsked } = createPage();
  const release = unsaved.hold();
  const go = vi.fn();
  unsaved.leave(go);
  expect(isAsked()).toBe(true);
  unsaved.answer(false);
  expect(isAsked()).toBe(false);
  expect(go).not.toHaveBeenCalled();
  unsaved.leave(go);
  unsaved.answer(true);
  expect(go).toHaveBeenCalledOnce();
  release();
  unsaved.leave(go);
  expect(go).toHaveBeenCalledTimes(2);
});

it('keeps the browser from closing the tab as long as one form is unsaved', () => {
  const { unsaved, closes } = createPage();
  const releases = [unsaved.hold(), unsaved.hold()];
  expect(closes()).toBe(false);
  releases[0]?.();
  expect(closes()).toBe(false);
  releases[1]?.();
  expect(closes()).toBe(true);
});

it.each([-1, 1, -2])('goes %d steps in the history only after a yes, and the router sees only that step', (steps) => {
  const { unsaved, history, arrived, isAsked } = createPage();
  unsaved.hold();
  history.go(steps);
  expect(history.state.idx).toBe(3);
  expect(arrived.filter((place) => place !== 3)).toEqual([]);
  expect(isAsked()).toBe(true);
  unsaved.answer(false);
  expect(history.state.idx).toBe(3);
  history.go(steps);
  unsaved.answer(true);
  expect(history.state.idx).toBe(3 + steps);
  expect(arrived.at(-1)).toBe(3 + steps);
});
