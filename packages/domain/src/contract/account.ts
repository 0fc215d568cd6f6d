/** A customer's account: profile, password, sessions, her data. */
import { ChangePasswordBody, ChangeProfileBody, DevicesSchema, EraseBody, ExportSchema } from '../live/account.ts';
import { get, put, remove } from './route.ts';
import { ProfileSchema } from './shapes.ts';

export const changeProfile = put('/api/users/profile', 'customer', { body: ChangeProfileBody, answer: ProfileSchema });
/** Ends all other sessions. */
export const changePassword = put('/api/users/password', 'customer', { body: ChangePasswordBody });
export const listSessions = get('/api/users/sessions', 'customer', { answer: DevicesSchema });
/** All but the one that asks. */
export const endOtherSessions = remove('/api/users/sessions', 'customer');
/** All that the shop knows of the customer. */
export const exportAccount = get('/api/users/export', 'customer', { answer: ExportSchema });
/** Erases the account for good. */
export const eraseAccount = remove('/api/users/me', 'customer', { body: EraseBody });
