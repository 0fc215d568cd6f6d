import { testCredentials } from '@nuee/domain';
import { expect, it } from 'vitest';
import { createSession } from './session.ts';

const storage = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

it('opens for the fixed pair in the demonstration only', () => {
  expect(createSession(storage, true).open(testCredentials.administrator)).toBeUndefined();
  expect(createSession(storage, false).open(testCredentials.administrator)).toBe(
    'Identifiants administrateur invalides',
  );
});
