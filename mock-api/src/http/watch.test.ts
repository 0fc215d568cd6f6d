import { expect, test } from 'vitest';
import { createWatch } from './watch.ts';

const watcher = () => ({ look() {}, end() {} });

test('polls of many networks leave room for the events of the back office', () => {
  const watch = createWatch({
    read: async () => {
      throw new Error('Nothing is read here.');
    },
  });
  for (let i = 0; i < 500; i += 1) watch.add('poll', `192.0.2.${i % 50}`, watcher());
  expect(() => watch.add('poll', '198.51.100.1', watcher())).toThrow('Trop de connexions attendent déjà.');
  const stop = watch.add('stream', 'owner', watcher());
  stop();
  watch.close();
});
