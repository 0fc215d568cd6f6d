/** An internal note about a customer. */
import { command } from './command.ts';
import { putUser, userOf } from './users.ts';

/** Throws an ApiError 404 when there is no such account. */
export const addCustomerNote = command<{ id: string; text: string }, undefined>(async (t, actor, { id, text }) => {
  const user = await userOf(t, id);
  const note = { at: actor.now.toISOString(), who: actor.who, text };
  await putUser(t, { ...user, notes: [...(user.notes ?? []), note] });
  return { answer: undefined, journal: [{ what: 'user.note', target: id, name: user.email }] };
});
