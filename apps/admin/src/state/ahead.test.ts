import { createStore } from 'jotai';
import { describe, expect, it } from 'vitest';
import { aheadAtom, createAhead } from './ahead.ts';

function open() {
  const store = createStore();
  const idle: (() => void)[] = [];
  const ahead = createAhead({
    store,
    whenIdle: (task) => idle.push(task),
  });
  const beIdle = () => {
    for (const task of idle.splice(0)) task();
  };
  return { ahead, beIdle, drawn: () => store.get(aheadAtom) };
}

describe('the page that is pointed at', () => {
  it('is drawn in an idle moment once its code has come, until nobody points at it', async () => {
    const { ahead, beIdle, drawn } = open();
    const code = Promise.withResolvers<boolean>();
    const pointed = ahead.point('/commandes', code.promise);
    beIdle();
    expect(drawn()).toBeUndefined();
    code.resolve(true);
    await pointed;
    expect(drawn()).toBeUndefined();
    beIdle();
    expect(drawn()).toBe('/commandes');
    ahead.leave('/commandes');
    expect(drawn()).toBeUndefined();
  });

  it('is not drawn when nobody points at it by then', async () => {
    const { ahead, beIdle, drawn } = open();
    await ahead.point('/commandes', Promise.resolve(true));
    ahead.leave('/commandes');
    beIdle();
    expect(drawn()).toBeUndefined();
  });

  it('is the last one, whichever code comes last and whichever link was left since', async () => {
    const { ahead, beIdle, drawn } = open();
    const slow = Promise.withResolvers<boolean>();
    const first = ahead.point('/commandes', slow.promise);
    await ahead.point('/produits', Promise.resolve(true));
    slow.resolve(true);
    await first;
    beIdle();
    ahead.leave('/commandes');
    expect(drawn()).toBe('/produits');
  });

  it('is not drawn without its code: whoever goes there asks for that again', async () => {
    const { ahead, beIdle, drawn } = open();
    await ahead.point('/commandes', Promise.resolve(false));
    beIdle();
    expect(drawn()).toBeUndefined();
  });

  it('is not drawn where there are no idle moments', async () => {
    const store = createStore();
    await createAhead({ store }).point('/commandes', Promise.resolve(true));
    expect(store.get(aheadAtom)).toBeUndefined();
  });
});
