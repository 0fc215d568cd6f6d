/** How a shop in service takes cards. */
import { CardsSchema, ChangeCardsBody } from '../live/cards.ts';
import { AgainBody } from '../live/secondFactor.ts';
import { get, put, remove } from './route.ts';

const cards = '/api/admin/cards';

export const readCards = get(cards, 'settings', { answer: CardsSchema });
/** Cards are taken like this at once. */
export const changeCards = put(cards, 'settings', { body: ChangeCardsBody, answer: CardsSchema });
/** Forgets the shop at the bank and its keys: cards are taken no more. */
export const removeCards = remove(cards, 'settings', { body: AgainBody, answer: CardsSchema });
