import { expect, it } from 'vitest';
import { frozenNow } from './fixtures/index.ts';
import { markRead, unreadCount } from './notifications.ts';
import { notifications } from './samples/index.ts';

const list = notifications(new Date(frozenNow));

it('counts the unread notifications', () => {
  expect(unreadCount(list)).toBe(2);
  expect(unreadCount([])).toBe(0);
});

it('marks one notification as read, and only once', () => {
  const read = markRead(list, 'notification-4');
  expect(unreadCount(read)).toBe(1);
  expect(markRead(read, 'notification-4')).toEqual(read);
  expect(unreadCount(list)).toBe(2);
});

it('changes nothing for a notification that doesn’t exist', () => {
  expect(markRead(list, 'unknown')).toEqual(list);
});
