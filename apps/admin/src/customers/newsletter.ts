/** The newsletter's addresses. */
import * as contract from '@nuee/domain/contract';
import type { Subscriber } from '@nuee/domain/live';
import { type Commands, useCommands } from '../data/commands.ts';
import type { ListOf } from '../data/rows.ts';

export const subscriberRows: ListOf<Subscriber, 'date'> = {
  name: 'newsletter',
  read: (client, asked) => client.call(contract.listSubscribers, asked),
  file: contract.exportSubscribers,
  kind: 'status',
  sorts: { date: 'createdAt' },
  keyOf: ({ email }) => email,
};

export const useNewsletterCommands = () => useCommands(newsletterCommands);

function newsletterCommands({ client, run }: Commands) {
  return {
    remove: ({ email }: Subscriber) =>
      run(
        ['newsletter', 'users', 'journal'],
        () => client.send(contract.removeSubscriber, { body: { email } }),
        `${email}\u00a0: adresse désinscrite`,
      ),
  };
}
