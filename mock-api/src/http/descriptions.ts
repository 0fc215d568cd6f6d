import type * as contract from '@nuee/domain/contract';
/** The OpenAPI document's texts for each call. */

export interface Description {
  readonly summary: string;
  /** The refusals of this call in addition to those of every call of its kind, by status. */
  readonly refusals?: Readonly<Record<number, string>>;
}

const noOrder = { 404: 'There is no such order.' };
const noUser = { 404: 'There is no such account.' };
const askedAgain = { 422: 'The body breaks the contract, or the password or the code is wrong.' };
const noProduct = { 404: 'There is no such product.' };
const noCategory = { 404: 'There is no such category.' };
const badList = { 400: 'A parameter of the list is out of bounds or unknown, or the cursor can’t be read.' };
const badPicture = {
  400: 'The body is incomplete.',
  413: 'The picture has more than 10 MB.',
  415: 'It is not a PNG, JPEG, WebP or AVIF.',
  422: 'It can’t be decoded, or has more than 40 megapixels.',
};
const badFile = { 400: 'A filter has an unknown value, or a day can’t be read.' };
const badMonth = { 400: 'The month isn’t written as `2026-01`.' };
const badInvoiceKind = {
  400: 'The kind is neither `invoice` nor `credit`, or the address can’t be decoded.',
  404: 'There is no such order, or it has no credit note with that `number`.',
  409: 'The order isn’t paid, or nothing of it was refunded.',
};
const badBody = 'The body can’t be read, or the version is missing.';
const stale = 'The version is outdated: `current` is the present record.';

const unreadable = 'The body can’t be read, or a header can’t.';
const usedKey = 'The body violates the contract, or the Idempotency-Key was used with another body.';

export const descriptions: Readonly<Record<keyof typeof contract, Description>> = {
  readCart: { summary: 'The customer’s cart, at current prices' },
  addToCart: {
    summary: 'Adds a product; lines of the same product, size and strength are merged',
    refusals: {
      400: unreadable,
      404: 'The product isn’t published.',
      409: 'There are fewer pieces than that.',
      422: usedKey,
    },
  },
  updateQuantity: {
    summary: 'Changes the quantity of a line; 0 removes it',
    refusals: { 404: 'The cart has no such line.', 409: 'There are fewer pieces than that, or it is no longer sold.' },
  },
  clearCart: { summary: 'Empties the cart' },
  readProfile: { summary: 'The customer’s profile' },
  createOrder: {
    summary: 'Orders what is in the cart, and empties it',
    refusals: {
      400: unreadable,
      409: 'The cart is empty: the order was already made, or there was nothing to order. Or a product isn’t sold any more, or has fewer pieces than that. Or the shop isn’t open yet. Or the articles don’t cost `Expected-Items-Price`, or the total isn’t `Expected-Total-Price`.',
      422: `${usedKey} Or the method of delivery isn’t offered for the address; one has to be named where several are. Or it brings to relay points, and the relay point is missing or takes no parcels any more.`,
    },
  },
  readRelayPoints: {
    summary:
      'The relay points near `postalCode` in `country`, the nearest first; asked of a carrier, and kept for ten minutes',
    refusals: {
      400: 'The country isn’t known, or the postal code can’t be one.',
      404: 'The shop has no carrier with relay points.',
      503: 'The carrier doesn’t answer: the customer may type the place.',
    },
  },
  payOrder: {
    summary: 'Reports the card payment of an order; a repetition changes nothing',
    refusals: {
      404: 'The customer has no such order.',
      409: 'The order is already paid or isn’t paid by card, or the payment was used for another order.',
    },
  },
  readOrder: { summary: 'An order of the customer', refusals: { 404: 'The customer has no such order.' } },
  login: {
    summary: 'Opens a session',
    refusals: { 401: 'The e-mail address or the password is wrong; the answer doesn’t say which.' },
  },
  register: {
    summary: 'Creates an account; the login is a separate call',
    refusals: {
      409: 'The e-mail address has an account already.',
      422: 'The body violates the contract, or the password is one of the most common ones.',
    },
  },
  readOwnerSession: { summary: 'The logged-in user of the back office, with the permissions' },
  readDashboard: { summary: 'The figures of the shop; amounts of sales only with the permission to see them' },
  readSales: {
    summary:
      'What was sold on each day (Paris) of `period`, and of each product, the one with most pieces first, beside the days before: `today` (the default), `last7Days`, `last30Days`, `thisMonth`, `lastMonth`, `thisYear`, or the `days` from `from` to `to`',
    refusals: {
      400: 'The period isn’t known, a day doesn’t exist, the last one is before the first, or they are more than a year.',
    },
  },
  listOwnerOrders: { summary: 'The orders, filtered, searched and sorted, a page at a time', refusals: badList },
  changeOrders: {
    summary:
      'Sets the status of up to 200 orders, with an answer for each, and the parcels of those that leave; one with `warnings` isn’t sent',
  },
  exportOrders: { summary: 'The orders of the same filters and search as a file for spreadsheets', refusals: badFile },
  exportUsers: { summary: 'The accounts of the same filters and search as a file for spreadsheets', refusals: badFile },
  exportProducts: {
    summary: 'The products of the same filters and search as a file for spreadsheets',
    refusals: badFile,
  },
  exportVat: {
    summary: 'The sales and refunds of each day (Paris) from `from` to `to`, by rate of VAT; by default of this month',
    refusals: badFile,
  },
  readAccounting: {
    summary:
      'The invoices and credit notes of `month`, in Paris: how many, net, VAT by rate, gross, delivery; by default of the latest month that has any',
    refusals: badMonth,
  },
  exportJournal: {
    summary: 'The sales journal of `month`, a line for each invoice and credit note, as a file for spreadsheets',
    refusals: badMonth,
  },
  exportFec: {
    summary: 'The entries of `month` in the form of article A47 A-1 of the Livre des procédures fiscales (FEC)',
    refusals: badMonth,
  },
  exportInvoices: {
    summary: 'The invoices and credit notes of `month` as PDFs in a zip file',
    refusals: badMonth,
  },
  readOwnerOrder: { summary: 'An order with its history', refusals: noOrder },
  readOwnerInvoice: {
    summary: 'The invoice of an order as a PDF; with `?kind=credit` the credit note of its refund',
    refusals: { ...badInvoiceKind, ...noOrder },
  },
  enterOrder: {
    summary:
      'Orders what a known customer, or a new one who is invited by mail, asks for by telephone; with `paid` it is paid at once, with its invoice',
    refusals: {
      400: unreadable,
      404: 'There is no such customer.',
      409: 'The shop isn’t open yet, the account is closed, another account has the e-mail, an article isn’t sold or left in that number, or the total isn’t `totalPrice`.',
      422: `${usedKey} Or neither a customer nor an e-mail is given. Or the method of delivery isn’t offered for the address; one has to be named where several are. Or it brings to relay points, and the relay point is missing or takes no parcels any more.`,
    },
  },
  editOrder: {
    summary:
      'Changes lines, addresses or delivery of an order that has not left, with a refund where it is paid; with `?preview=true` says what that would do',
    refusals: {
      400: badBody,
      ...noOrder,
      409: `It has left, is cancelled, refunded or withdrawn from, or stock is missing. Or ${stale.charAt(0).toLowerCase()}${stale.slice(1)}`,
      422: 'Nothing would be left of it, it is paid and would cost more, or no method brings it to the address.',
    },
  },
  changeOrderStatus: {
    summary: 'Changes the status of an order; cancelling returns the stock',
    refusals: { ...noOrder, 409: 'It was cancelled, and there is not enough stock to reopen it.' },
  },
  receivePayments: {
    summary: 'Marks orders as paid; for ten seconds that of a transfer can be undone, then its invoice is issued',
  },
  changeParcels: {
    summary: 'Replaces the parcels of an order that has left',
    refusals: { ...noOrder, 409: 'It has not left yet, or is cancelled.' },
  },
  undoChange: {
    summary:
      'Takes a change of status, or a received payment, back within ten seconds, with its stock, parcels, notification and mail',
    refusals: {
      404: 'There is no such change.',
      409: 'It is too late, the status has changed since, or stock is missing.',
    },
  },
  changeOrderPayment: {
    summary: 'Records that an order was paid, was not paid, or was refunded',
    refusals: { ...noOrder, 409: 'Its payment can’t change from its state to this one.' },
  },
  refundOrder: {
    summary: 'Pays back pieces or delivery of a paid order, with a credit note for exactly that',
    refusals: {
      400: badBody,
      ...noOrder,
      409: `The order isn’t paid, or is cancelled, so that its pieces are back already. Or ${stale.charAt(0).toLowerCase()}${stale.slice(1)}`,
      422: 'It is more than is left to be paid back, or nothing.',
    },
  },
  readCustomer: { summary: 'A customer’s addresses, tickets, withdrawals, newsletter and notes', refusals: noUser },
  addCustomerNote: { summary: 'Adds an internal note about a customer', refusals: noUser },
  exportCustomer: { summary: 'All data about a customer, for her', refusals: noUser },
  eraseCustomer: {
    summary: 'Erases a customer’s account, as she does it herself',
    refusals: { ...noUser, 409: 'It is not a customer’s, or an order of hers is under way.' },
  },
  addOrderNote: { summary: 'Adds an internal note to an order', refusals: noOrder },
  readJournal: { summary: 'Who changed what in the back office, the latest first', refusals: badList },
  listUsers: { summary: 'The accounts, a page at a time', refusals: badList },
  readUserFigures: { summary: 'How many accounts there are, new and active ones, and what was spent' },
  createUser: {
    summary: 'Creates an account and invites its user by mail',
    refusals: { 409: 'The e-mail address has an account already.' },
  },
  readUser: { summary: 'An account', refusals: noUser },
  changeUser: {
    summary: 'Changes the name, role or status of an account',
    refusals: { ...noUser, 409: 'It is the last active owner.' },
  },
  listOwnerProducts: { summary: 'The products, drafts and archived ones too, a page at a time', refusals: badList },
  readProductFigures: { summary: 'How many products there are, published and sold out ones, and their average price' },
  createProduct: {
    summary: 'Creates a product, by default a draft',
    refusals: { 409: 'Another product has this slug.' },
  },
  readOwnerProduct: { summary: 'A product with all its fields', refusals: noProduct },
  changeProduct: {
    summary: 'Changes the fields that are sent',
    refusals: { ...noProduct, 400: badBody, 409: `${stale} Or another product has this slug.` },
  },
  removeProduct: {
    summary: 'Archives a product that was ever ordered, removes any other',
    refusals: { ...noProduct, 204: 'It was never ordered, so it was deleted.' },
  },
  changeStock: {
    summary: 'Sets the stock of a product, or adds to it',
    refusals: { ...noProduct, 409: 'The stock would be negative or too large.' },
  },
  countStock: {
    summary: 'Sets the stocks that were counted, but for those that have changed since they were shown',
  },
  importProducts: {
    summary:
      'Changes and adds the products and bottles of a file in one transaction, but for those that have changed since it was compared',
    refusals: { 409: 'A product has this address, or a bottle this reference, already. Nothing is changed.' },
  },
  listMovements: {
    summary: 'The stock movements of a product, the latest first, a page at a time',
    refusals: { ...badList, ...noProduct },
  },
  listCategories: { summary: 'The categories in the order in which they are shown' },
  createCategory: {
    summary: 'Makes a category',
    refusals: { 409: 'Another category has this name, ignoring case and accents.' },
  },
  changeCategory: {
    summary: 'Changes the name, the position or the picture of a category',
    refusals: { ...noCategory, 400: badBody, 409: `${stale} Or another category has this name.` },
  },
  removeCategory: {
    summary: 'Removes a category without products',
    refusals: { ...noCategory, 409: 'It still has products.' },
  },
  readSettings: { summary: 'The settings of the shop' },
  changeSettings: {
    summary: 'Changes the settings that are sent; totals use them at once',
    refusals: { 400: badBody, 409: stale },
  },
  readCards: { summary: 'How cards are taken, without the keys' },
  changeCards: {
    summary:
      'Sets the bank that takes cards; the checkout offers them at once. A key that isn’t sent stays, unless the shop is another one',
    refusals: {
      400: badBody,
      409: 'The demonstration, or the variables of the machine set it.',
      422: 'The password is wrong, or a key is missing.',
    },
  },
  removeCards: {
    summary: 'Forgets the bank and the keys; cards are taken no more',
    refusals: {
      400: badBody,
      409: 'The demonstration, or the variables of the machine set it.',
      422: 'The password is wrong.',
    },
  },
  readOpening: { summary: 'What a shop in service still needs before it takes orders, and whether cards are taken' },
  preparePayment: {
    summary: 'The signed form with which a browser goes to the page where the order is paid by card',
    refusals: {
      ...noOrder,
      409: 'Cards aren’t taken, or the order is paid, cancelled, not by card, or its payment is being verified.',
    },
  },
  receivePayment: {
    summary: 'What the payment provider says of a payment, as a signed form; said again, it changes nothing',
    refusals: {
      400: 'The signature is wrong, it can’t be read, or it is of another shop or mode.',
      404: 'There is no such order by card, or cards aren’t taken.',
      413: 'The form is larger than 32 kB.',
      415: 'It isn’t a form.',
      422: 'The amount or the currency isn’t that of the order.',
    },
  },
  logout: { summary: 'Ends the session of the token' },
  listSessions: { summary: 'Where the customer is logged in, the latest login first' },
  endOtherSessions: {
    summary: 'Ends all sessions of the customer except this one',
    refusals: { 409: 'It is an account of the demonstration, which everybody shares.' },
  },
  changeProfile: {
    summary: 'Changes the fields of the profile that are sent',
    refusals: {
      409: 'The addresses are not those that they were changed from: another device has changed them meanwhile.',
    },
  },
  changePassword: {
    summary: 'Changes the password, and ends all other sessions',
    refusals: {
      409: 'The password was changed meanwhile.',
      422: 'The body breaks the contract, the current password is wrong, or the account has a second factor.',
    },
  },
  readSecondFactor: {
    summary: 'Whether one’s own account asks for one-time codes, and how many recovery codes are left',
  },
  proposeSecondFactor: {
    summary: 'Proposes a secret for one-time codes, which asks for nothing until its first code was typed',
    refusals: { 409: 'Codes are asked for already, or the account is the demonstration’s.', ...askedAgain },
  },
  confirmSecondFactor: {
    summary: 'Asks for codes from now on, ends all other sessions, and answers the recovery codes, once',
    refusals: { 409: 'Nothing was proposed, or too long ago.', 422: 'The code is wrong.' },
  },
  removeSecondFactor: {
    summary: 'Asks one’s own account for no codes any more',
    refusals: { 409: 'It asks for none.', ...askedAgain },
  },
  renewRecoveryCodes: {
    summary: 'Ends the recovery codes and answers new ones, once',
    refusals: { 409: 'The account asks for no codes.', ...askedAgain },
  },
  changeOwnPassword: {
    summary: 'Changes the password of a member of the back office, and ends all other sessions',
    refusals: { 409: 'The password was changed meanwhile.', ...askedAgain },
  },
  loginWithPasskey: {
    summary: 'Logs in to the back office with a passkey, once a login was refused for the want of one',
    refusals: { 401: 'E-mail, password or passkey is wrong.' },
  },
  proposePasskey: {
    summary: 'Proposes a passkey, for five minutes, which asks for nothing until the browser has made it',
    refusals: { 409: 'The account is the demonstration’s.', ...askedAgain },
  },
  addPasskey: {
    summary:
      'Asks for the passkey, or a code, from now on. The first factor of an account ends all other sessions and answers the recovery codes, once',
    refusals: {
      409: 'It is registered already, or there are ten.',
      422: 'The body breaks the contract, or it is no answer to what was proposed.',
    },
  },
  removePasskey: {
    summary: 'Asks one’s own account for this passkey no more',
    refusals: { 404: 'There is no such passkey.', ...askedAgain },
  },
  removeUserSecondFactor: {
    summary: 'Asks a member who has lost all for no codes any more, and ends the sessions of that account',
    refusals: { 404: 'There is no such account.', 409: 'It asks for none.', ...askedAgain },
  },
  askPasswordReset: {
    summary:
      'Mails a link for choosing a new password, if the e-mail address has an account; the answer doesn’t reveal whether it has',
  },
  resetPassword: {
    summary: 'Chooses a new password with the token of the mail, and ends all sessions',
    refusals: { 404: 'The token is unknown, used or expired.' },
  },
  readFavorites: { summary: 'The favourite products that are published, the latest first' },
  addFavorite: {
    summary: 'Adds a favourite; a repetition changes nothing',
    refusals: { ...noProduct, 409: 'There are too many.' },
  },
  removeFavorite: { summary: 'Removes a favourite; succeeds even if it isn’t one' },
  exportAccount: { summary: 'All data that the shop stores about the customer' },
  eraseAccount: {
    summary: 'Erases the account; orders stay without a name',
    refusals: { 409: 'An order is still open, or this is the last active owner.', 422: 'The password is wrong.' },
  },
  listNotifications: { summary: 'The latest hundred messages of the shop to the customer' },
  readNotification: { summary: 'Marks a message as read', refusals: { 404: 'The customer has no such message.' } },
  listTickets: { summary: 'The customer’s tickets, a page at a time', refusals: badList },
  createTicket: {
    summary: 'Opens a ticket, about one of the customer’s orders and with her photographs where she says so',
    refusals: {
      422: 'The body breaks the contract, the order isn’t hers, or a photograph isn’t, was sent before or has ended.',
    },
  },
  addPhotograph: {
    summary: 'Stores a photograph for a ticket that is sent next with it; it is deleted after a day where none is',
    refusals: { ...badPicture, 409: 'The account has too many.' },
  },
  readPhotograph: {
    summary: 'A photograph that the customer has sent',
    refusals: { 404: 'She has sent no such photograph.' },
  },
  readTicket: { summary: 'A ticket with its replies', refusals: { 404: 'The customer has no such ticket.' } },
  replyToTicket: {
    summary: 'Replies to a ticket, which reopens it',
    refusals: { 404: 'The customer has no such ticket.', 409: 'It is closed.' },
  },
  withdrawFromOrder: {
    summary: 'Declares the withdrawal from an order; a repetition (200) returns the same receipt',
    refusals: {
      200: 'It was declared before: the receipt of then.',
      404: 'The customer has no such order.',
      409: 'It was cancelled, or the 14 days are over.',
    },
  },
  withdraw: { summary: 'Declares a withdrawal without login; the answer doesn’t reveal whether the order exists' },
  withdrawByForm: {
    summary:
      'The same for the form of the page /retractation, which works without scripts: answers with the receipt as a page',
    refusals: { 413: 'It is too large.', 415: 'It is not a form.' },
  },
  contact: { summary: 'Sends the contact form, which becomes a ticket in the back office' },
  listOwnerTickets: { summary: 'All tickets, a page at a time', refusals: badList },
  readOwnerTicket: {
    summary: 'A ticket with its replies and its author',
    refusals: { 404: 'There is no such ticket.' },
  },
  replyAsOwner: { summary: 'Replies to a ticket, even a closed one', refusals: { 404: 'There is no such ticket.' } },
  changeTicketStatus: { summary: 'Changes the status of a ticket', refusals: { 404: 'There is no such ticket.' } },
  readOwnerPhotograph: {
    summary: 'A photograph of a customer’s ticket',
    refusals: { 404: 'There is no such photograph.' },
  },
  listWithdrawals: { summary: 'The declared withdrawals, a page at a time', refusals: badList },
  changeWithdrawal: {
    summary: 'Says what becomes of a withdrawal; refunding its order says it too',
    refusals: { 404: 'There is no such withdrawal.', 409: 'Its order is refunded.' },
  },
  readPublication: {
    summary: 'The published data; with `after`, the known number, waits up to 25 s for another one',
    refusals: { 400: '`after` is not the number of a publication.' },
  },
  addProductPicture: {
    summary:
      'Stores a picture in the sizes of the shop for a product that is saved next with it in `pictures`; it is deleted after a day where none is',
    refusals: badPicture,
  },
  changeCategoryImage: {
    summary: 'Sets the picture of a category, resized for the shop',
    refusals: { ...noCategory, ...badPicture },
  },
  readPicture: {
    summary: 'An uploaded picture in one of its sizes; it never changes',
    refusals: { 404: 'There is no such picture.' },
  },
  watchEvents: {
    summary:
      'A stream of events about orders (`order`), tickets (`ticket`) and publications (`publication`); `Last-Event-ID` returns the missed events of the last hour',
  },
  listMails: { summary: 'The mails that are waiting, sent or failed, a page at a time', refusals: badList },
  readMail: {
    summary: 'What a mail says, as it would be written now, without the links that open its reader’s account',
    refusals: { 404: 'There is no such mail.', 409: 'Its reader’s account was erased, or what it is about is gone.' },
  },
  sendMail: {
    summary: 'Queues the same mail to be sent again',
    refusals: { 404: 'There is no such mail.', 409: 'Its recipient’s account was erased, or it is being sent.' },
  },
  subscribe: {
    summary: 'Mails a link to confirm the newsletter; the answer doesn’t reveal whether the e-mail address is known',
    refusals: { 409: 'The owner has switched the newsletter off.' },
  },
  confirmSubscription: {
    summary: 'Confirms the newsletter with the token of the mail; a repetition changes nothing',
    refusals: { 404: 'The token is unknown or expired.' },
  },
  unsubscribe: { summary: 'Ends the newsletter by the token of its mail; an unknown one changes nothing' },
  listSubscribers: { summary: 'The newsletter’s addresses, a page at a time', refusals: badList },
  exportSubscribers: {
    summary: 'The newsletter’s addresses of the same filter and search as a file for spreadsheets',
    refusals: badFile,
  },
  removeSubscriber: {
    summary: 'Deletes an address of the newsletter, without a mail',
    refusals: { 404: 'The address isn’t in the list.' },
  },
  readInvoice: {
    summary: 'The invoice of the customer’s order as a PDF; with `?kind=credit` the credit note of its refund',
    refusals: { ...badInvoiceKind, 404: 'The customer has no such order.' },
  },
  listLegalTexts: { summary: 'The legal texts, and who saved the last version of each' },
  readLegalText: {
    summary: 'A legal text with its versions; with `?version=N` that one, where 0 is what the shop came with',
    refusals: { 400: 'The version is no number.', 404: 'There is no such text or version.' },
  },
  changeLegalText: {
    summary: 'Saves a legal text as its next version, and publishes it',
    refusals: {
      400: badBody,
      404: 'There is no such text.',
      409: stale,
      422: 'It has no title, a link that leads nowhere safe, or braces that name no setting.',
    },
  },
  listPages: { summary: 'The pages on which the owner speaks, and who saved the last version of each' },
  readPage: {
    summary: 'A page of the owner with its versions; with `?version=N` that one, where 0 is what the shop came with',
    refusals: { 400: 'The version is no number.', 404: 'There is no such page or version.' },
  },
  changePage: {
    summary: 'Saves a page of the owner as its next version, and publishes it',
    refusals: {
      400: badBody,
      404: 'There is no such page.',
      409: stale,
      422: 'It has no title, a link that leads nowhere safe, braces that name no setting, or a picture that isn’t there or has no description.',
    },
  },
  addPagePicture: {
    summary:
      'Stores a picture for a page of the owner, in its own proportions; the version that is saved next names it',
    refusals: { 404: 'There is no such page.', ...badPicture },
  },
  readOwnerTerms: {
    summary: 'The terms of sale that an order was placed under',
    refusals: { 404: 'There is no such order, or it was placed before terms were kept.' },
  },
  readTerms: {
    summary: 'The terms of sale that the customer agreed to with an order of hers',
    refusals: { 404: 'There is no such order of hers, or it was placed before terms were kept.' },
  },
  listOrders: { summary: 'The orders of the customer, a page at a time', refusals: badList },
  cancelOrder: {
    summary: 'Cancels the customer’s order, until its parcel leaves; a repetition changes nothing',
    refusals: { 404: 'The customer has no such order.', 409: 'Its parcel has left.' },
  },
  readTransfer: {
    summary: 'The bank account for the customer’s order; a text is empty where the shop hasn’t set it',
    refusals: { 404: 'The customer has no such order.', 409: 'The order isn’t paid by bank transfer.' },
  },
  reorder: {
    summary: 'Adds to the cart what is still sold and in stock of the customer’s order, and says what isn’t',
    refusals: { 404: 'The customer has no such order.' },
  },
};
