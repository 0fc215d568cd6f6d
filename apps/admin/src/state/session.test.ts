import { testCredentials } from '@nuee/domain';
import { expect, it } from 'vitest';
import { createSession } from './session.ts';

const without = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

function memory() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

it('opens for the fixed credentials in the demonstration only; the API checks all others', () => {
  const { administrator } = testCredentials;
  expect(createSession(without, true).open(administrator)).toEqual({ outcome: 'opened' });
  expect(createSession(without, false).open(administrator)).toEqual({ outcome: 'unknown' });
  expect(createSession(without, true).open({ ...administrator, password: 'another' })).toEqual({ outcome: 'unknown' });
  expect(createSession(without, true).open({ email: '', password: '' })).toMatchObject({ outcome: 'refused' });
});

it('has a token for the API only when an owner opened it', () => {
  const session = createSession(memory(), true);
  session.open(testCredentials.administrator);
  expect(session.isOpen()).toBe(true);
  expect(session.token()).toBeNull();
  session.begin({ token: 'a-token', email: 'claire@maison-nuee.example' });
  expect(session.token()).toBe('a-token');
  session.close();
  expect(session.isOpen()).toBe(false);
  expect(session.token()).toBeNull();
});

it('is the demonstration’s again when its credentials are used after an owner’s', () => {
  const session = createSession(memory(), true);
  session.begin({ token: 'a-token', email: 'claire@maison-nuee.example' });
  session.open(testCredentials.administrator);
  expect(session.token()).toBeNull();
});
