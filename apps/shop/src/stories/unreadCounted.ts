import type { PageWorld } from '@nuee/domain/fixtures';
import { within } from 'storybook/test';

interface Shown {
  canvasElement: HTMLElement;
  parameters: unknown;
}

/**
 * The `afterEach` of pages that a registered customer visits: waits until the header says how many notifications are
 * unread. The shop counts them in idle time, so a picture may be taken before or after.
 */
export async function unreadCounted({ canvasElement, parameters }: Shown): Promise<void> {
  if ((parameters as PageWorld).session !== 'registered') return;
  await within(canvasElement).findAllByRole('link', { name: /^Mon compte, .+ non lues?$/, hidden: true });
}
