/** What the site and the payment provider ask for. */
import { PublicationSchema } from '../live/publication.ts';
import { get, post } from './route.ts';

/** Waits for the next publication where `after` is the present one. */
export const readPublication = get('/api/publication', 'anyone', { answer: PublicationSchema });
export const readPicture = get('/api/pictures/{id}', 'anyone', { media: 'image/*' });
/** What the provider says of a payment. */
export const receivePayment = post('/api/payments/notification', 'anyone', {
  sends: ['application/x-www-form-urlencoded'],
  media: 'text/plain',
});
