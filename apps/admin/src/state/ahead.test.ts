import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { aheadAtom, createAhead } from './ahead.ts';

function open() {
  const store = createStore();
  const waiting: (() => void)[] = [];
  const ahead = createAhead({ store, whenRested: (task) => waiting.push(task) });
  const rest = () => {
    for (const task of waiting.splice(0)) task();
  };
  return { ahead, rest, drawn: () => store.get(aheadAtom) };
}

describe('the page that is pointed at', () => {
  it('is drawn once its code has come and the pointer rests, until nobody points at it', async () => {
    const { ahead, rest, drawn } = open();
    const code = Promise.withResolvers<boolean>();
    const pointed = ahead.point('/commandes', code.promise);
    rest();
    expect(drawn()).toBeUndefined();
    code.resolve(true);
    await pointed;
    expect(drawn()).toBeUndefined();
    rest();
    expect(drawn()).toBe('/commandes');
    ahead.leave('/commandes');
    expect(drawn()).toBeUndefined();
  });

  it('is not drawn when nobody points at it by then', async () => {
    const { ahead, rest, drawn } = open();
    await ahead.point('/commandes', Promise.resolve(true));
    ahead.leave('/commandes');
    rest();
    expect(drawn()).toBeUndefined();
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
    expect(drawn()).toBe('/produits');
  });

  it('is not drawn without its code: whoever goes there asks for that again', async () => {
    const { ahead, rest, drawn } = open();
    await ahead.point('/commandes', Promise.resolve(false));
    rest();
    expect(drawn()).toBeUndefined();
  });

  it('is not drawn where nobody waits for a rest', async () => {
    const store = createStore();
    await createAhead({ store }).point('/commandes', Promise.resolve(true));
    expect(store.get(aheadAtom)).toBeUndefined();
  });
});
