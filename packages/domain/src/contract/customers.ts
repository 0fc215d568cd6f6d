/** What the back office knows of a customer besides her account and her orders, and does for her. */
import { ExportSchema } from '../live/account.ts';
import { CustomerFileSchema } from '../live/customers.ts';
import { OrderNoteBody } from '../live/orders.ts';
import { get, post, remove } from './route.ts';

export const readCustomer = get('/api/admin/users/{id}/file', 'users.read', { answer: CustomerFileSchema });
export const addCustomerNote = post('/api/admin/users/{id}/notes', 'users.read', { body: OrderNoteBody });
/** The same data that she reads in her account, and what staff wrote about her. */
export const exportCustomer = get('/api/admin/users/{id}/data', 'users.write', { answer: ExportSchema });
/** As she erases her account herself. */
export const eraseCustomer = remove('/api/admin/users/{id}', 'users.write');
