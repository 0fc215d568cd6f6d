import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { aheadAtom, createAhead } from './ahead.ts';

function open() {
  const store = createStore();
  const waiting: (() => void)[] = [];
  const later: (() => void)[] = [];
  const ahead = createAhead({
    store,
    whenIdle: (task) => later.push(task),
    whenRested: (task) => waiting.push(task),
  });
  const rest = () => {
    for (const task of waiting.splice(0)) task();
  };
  const beIdle = () => {
    for (const task of later.splice(0)) task();
  };
  return { ahead, rest, beIdle, drawn: () => store.get(aheadAtom) };
}

describe('the page that is pointed at', () => {
  it('is drawn once its code has come and the pointer rests, until nobody points at it', async () => {
    const { ahead, rest, drawn } = open();
    const code = Promise.withResolvers<boolean>();
    const pointed = ahead.point('/commandes', code.promise);
    rest();
    expect(drawn()).toEqual([]);
    code.resolve(true);
    await pointed;
    expect(drawn()).toEqual([]);
    rest();
    expect(drawn()).toEqual(['/commandes']);
    ahead.leave('/commandes');
    expect(drawn()).toEqual([]);
  });

  it('is not drawn when nobody points at it by then', async () => {
    const { ahead, rest, drawn } = open();
    await ahead.point('/commandes', Promise.resolve(true));
    ahead.leave('/commandes');
    rest();
    expect(drawn()).toEqual([]);
  });

  it('is the last one, whichever code comes last and whichever link was left since', async () => {
    const { ahead, rest, drawn } = open();
    const slow = Promise.withResolvers<boolean>();
    const first = ahead.point('/commandes', slow.promise);
    await ahead.point('/produits', Promise.resolve(true));
    slow.resolve(true);
    await first;
    rest();
    ahead.leave('/commandes');
    expect(drawn()).toEqual(['/produits']);
  });

  it('is not drawn without its code: whoever goes there asks for that again', async () => {
    const { ahead, rest, drawn } = open();
    await ahead.point('/commandes', Promise.resolve(false));
    rest();
    expect(drawn()).toEqual([]);
  });

  it('takes the place of the one before, whose link has told of no leave', async () => {
    const { ahead, rest, drawn } = open();
    await ahead.point('/commandes', Promise.resolve(true));
    rest();
    await ahead.point('/produits', Promise.resolve(true));
    rest();
    expect(drawn()).toEqual(['/produits']);
  });

  it('is not drawn where nobody waits for a rest', async () => {
    const store = createStore();
    await createAhead({ store }).point('/commandes', Promise.resolve(true));
    expect(store.get(aheadAtom)).toEqual([]);
  });
});

describe('the page that most go to', () => {
  it('is drawn once its code has come and nothing else is to be done, until another page is shown', async () => {
    const { ahead, beIdle, drawn } = open();
    const code = Promise.withResolvers<boolean>();
    const expected = ahead.expect('/commandes', code.promise);
    beIdle();
    expect(drawn()).toEqual([]);
    code.resolve(true);
    await expected;
    expect(drawn()).toEqual([]);
    beIdle();
    expect(drawn()).toEqual(['/commandes']);
    ahead.forget();
    expect(drawn()).toEqual([]);
  });

  it('is not drawn once another page is shown', async () => {
    const { ahead, beIdle, drawn } = open();
    await ahead.expect('/commandes', Promise.resolve(true));
    ahead.forget();
    beIdle();
    expect(drawn()).toEqual([]);
  });

  it('stays beside one that is pointed at, and when its own link is left', async () => {
    const { ahead, rest, beIdle, drawn } = open();
    await ahead.expect('/commandes', Promise.resolve(true));
    beIdle();
    await ahead.point('/produits', Promise.resolve(true));
    rest();
    expect(drawn()).toEqual(['/commandes', '/produits']);
    ahead.leave('/produits');
    await ahead.point('/commandes', Promise.resolve(true));
    rest();
    expect(drawn()).toEqual(['/commandes']);
    ahead.leave('/commandes');
    expect(drawn()).toEqual(['/commandes']);
  });

  it('is not drawn without its code, nor where nobody waits for an idle moment', async () => {
    const { ahead, beIdle, drawn } = open();
    await ahead.expect('/commandes', Promise.resolve(false));
    beIdle();
    expect(drawn()).toEqual([]);
    const store = createStore();
    await createAhead({ store }).expect('/commandes', Promise.resolve(true));
    expect(store.get(aheadAtom)).toEqual([]);
  });
});
