/** What the document of the contract says of each call of the living shop. */
import type { LivingRouteName } from '@nuee/domain/live';

export interface Description {
  readonly summary: string;
  /** What this call refuses besides what every call of its kind does, by status. */
  readonly refusals?: Readonly<Record<number, string>>;
}

const noOrder = { 404: 'There is no such order.' };
const noUser = { 404: 'There is no such account.' };
const noProduct = { 404: 'There is no such product.' };
const noCategory = { 404: 'There is no such category.' };
const badList = { 400: 'A parameter of the list is out of bounds or unknown, or the cursor can’t be read.' };
const badPicture = {
  400: 'The body broke off.',
  413: 'The picture has more than 10 MB.',
  415: 'It is no PNG, JPEG, WebP or AVIF.',
  422: 'It can’t be decoded, or has more than 40 megapixels.',
};
const badFile = { 400: 'A filter has an unknown value, or a day can’t be read.' };
const badPaper = {
  400: 'The kind is neither `invoice` nor `credit`, or the address can’t be decoded.',
  409: 'The order isn’t paid, or wasn’t paid back.',
};
const badBody = 'The body can’t be read, or the version is missing.';
const stale = 'The version is an older one: `current` is the thing as it is.';

export const livingDescriptions: Readonly<Record<LivingRouteName, Description>> = {
  readOwnerSession: { summary: 'Who is at work in the back office, and what she may do' },
  readDashboard: { summary: 'The figures of the shop; amounts of sales only for who may see them' },
  listOwnerOrders: { summary: 'The orders, filtered, searched and sorted, a page at a time', refusals: badList },
  changeOrders: { summary: 'Gives up to 200 orders a status, with an answer for each' },
  exportOrders: { summary: 'The orders of the same filters and search as a file for spreadsheets', refusals: badFile },
  exportUsers: { summary: 'The accounts of the same filters and search as a file for spreadsheets', refusals: badFile },
  exportProducts: {
    summary: 'The products of the same filters and search as a file for spreadsheets',
    refusals: badFile,
  },
  exportVat: {
    summary: 'What was sold and paid back each day (Paris) from `from` to `to`, by rate of VAT; this month unless said',
    refusals: badFile,
  },
  readOwnerOrder: { summary: 'An order with what happened to it', refusals: noOrder },
  readOwnerInvoice: {
    summary: 'The invoice of an order as a PDF; with `?kind=credit` the credit note of its refund',
    refusals: { ...badPaper, ...noOrder },
  },
  changeOrderStatus: {
    summary: 'Gives an order any other status; cancelling puts the stock back',
    refusals: { ...noOrder, 409: 'It was cancelled, and there is not enough stock to take again.' },
  },
  changeOrderPayment: {
    summary: 'Says that an order was paid, was not, or was paid back',
    refusals: { ...noOrder, 409: 'Its payment can’t go from its state to this one.' },
  },
  addOrderNote: { summary: 'Adds an internal note to an order', refusals: noOrder },
  readJournal: { summary: 'Who changed what in the back office, the latest first', refusals: badList },
  listUsers: { summary: 'The accounts, a page at a time', refusals: badList },
  createUser: {
    summary: 'Makes an account and invites its person by mail',
    refusals: { 409: 'The e-mail has an account.' },
  },
  readUser: { summary: 'An account', refusals: noUser },
  changeUser: {
    summary: 'Changes the name, role or state of an account',
    refusals: { ...noUser, 409: 'Nobody else could run the shop.' },
  },
  listOwnerProducts: { summary: 'The products, drafts and archived ones too, a page at a time', refusals: badList },
  createProduct: {
    summary: 'Makes a product, a draft unless said',
    refusals: { 409: 'Another product has this slug.' },
  },
  readOwnerProduct: { summary: 'A product with all its fields', refusals: noProduct },
  changeProduct: {
    summary: 'Changes the fields that are sent',
    refusals: { ...noProduct, 400: badBody, 409: `${stale} Or another product has this slug.` },
  },
  removeProduct: {
    summary: 'Archives a product that was ever ordered, removes any other',
    refusals: { ...noProduct, 204: 'It was never ordered, and is gone.' },
  },
  changeStock: {
    summary: 'Sets the stock of a product, or adds to it',
    refusals: { ...noProduct, 409: 'There would be less than nothing, or too much.' },
  },
  listMovements: {
    summary: 'What came and left of the stock of a product, the latest first, a page at a time',
    refusals: { ...badList, ...noProduct },
  },
  listCategories: { summary: 'The categories in the order in which they are shown' },
  createCategory: {
    summary: 'Makes a category',
    refusals: { 409: 'A category has this name, case and accents aside.' },
  },
  changeCategory: {
    summary: 'Changes the name, the place or the picture of a category',
    refusals: { ...noCategory, 400: badBody, 409: `${stale} Or another category has this name.` },
  },
  removeCategory: {
    summary: 'Removes a category without products',
    refusals: { ...noCategory, 409: 'It still has products.' },
  },
  readSettings: { summary: 'The settings of the shop' },
  changeSettings: {
    summary: 'Changes the settings that are sent; totals follow at once',
    refusals: { 400: badBody, 409: stale },
  },
  readOpening: { summary: 'What a shop in service still needs before it takes orders' },
  logout: { summary: 'Ends the session of the token' },
  listSessions: { summary: 'Where the customer is logged in, the latest login first' },
  endOtherSessions: {
    summary: 'Ends all sessions of the customer but the one that asks',
    refusals: { 409: 'It is an account of the demonstration, which everybody shares.' },
  },
  changeProfile: { summary: 'Changes the fields of the profile that are sent' },
  changePassword: {
    summary: 'Changes the password, and ends all other sessions',
    refusals: {
      409: 'The password was changed meanwhile.',
      422: 'The body breaks the contract, or the current password is wrong.',
    },
  },
  askPasswordReset: { summary: 'Mails a way to choose a new password, if the e-mail has an account; it isn’t told' },
  resetPassword: {
    summary: 'Chooses a new password with the token of the mail, and ends all sessions',
    refusals: { 404: 'The token is unknown, used or over.' },
  },
  readFavorites: { summary: 'The favourite products that are published, the latest first' },
  addFavorite: {
    summary: 'Adds a favourite; saying it again changes nothing',
    refusals: { ...noProduct, 409: 'There are too many.' },
  },
  removeFavorite: { summary: 'Removes a favourite, also one that isn’t there' },
  exportAccount: { summary: 'All that the shop keeps of the customer' },
  eraseAccount: {
    summary: 'Erases the account; orders stay without a name',
    refusals: { 409: 'An order is on its way, or nobody else could run the shop.', 422: 'The password is wrong.' },
  },
  listNotifications: { summary: 'The latest hundred messages of the shop to the customer' },
  readNotification: { summary: 'Marks a message as read', refusals: { 404: 'The customer has no such message.' } },
  listTickets: { summary: 'The customer’s requests, a page at a time', refusals: badList },
  createTicket: { summary: 'Asks the shop something' },
  readTicket: { summary: 'A request with its replies', refusals: { 404: 'The customer has no such request.' } },
  replyToTicket: {
    summary: 'Replies, which opens the request again',
    refusals: { 404: 'The customer has no such request.', 409: 'It is closed.' },
  },
  withdrawFromOrder: {
    summary: 'Declares the withdrawal from an order; a second time (200) gives the same receipt',
    refusals: { 404: 'The customer has no such order.', 409: 'It was cancelled, or the 14 days are over.' },
  },
  withdraw: { summary: 'Declares a withdrawal without login; whether there is such an order isn’t told' },
  withdrawByForm: {
    summary:
      'The same for the form of the page /retractation, which works without a script: answers with the receipt as a page',
    refusals: { 413: 'It is too large.', 415: 'It is no form.' },
  },
  contact: { summary: 'Sends the contact form, which becomes a request of the back office' },
  listOwnerTickets: { summary: 'All requests, a page at a time', refusals: badList },
  readOwnerTicket: {
    summary: 'A request with its replies and who asked',
    refusals: { 404: 'There is no such request.' },
  },
  replyAsOwner: { summary: 'Answers a request, also a closed one', refusals: { 404: 'There is no such request.' } },
  changeTicketStatus: { summary: 'Gives a request another state', refusals: { 404: 'There is no such request.' } },
  listWithdrawals: { summary: 'The withdrawals that came in, a page at a time', refusals: badList },
  readPublication: {
    summary: 'What is published; with `after`, the number known already, waits up to 25 s for another one',
    refusals: { 400: '`after` is no number of a publication.' },
  },
  changeProductImage: {
    summary: 'Gives a product the picture that is sent, cut to the sizes of the shop',
    refusals: { ...noProduct, ...badPicture },
  },
  removeProductImage: { summary: 'Gives a product the picture of the house again', refusals: noProduct },
  changeCategoryImage: {
    summary: 'Gives a category the picture that is sent, cut to the sizes of the shop',
    refusals: { ...noCategory, ...badPicture },
  },
  readPicture: {
    summary: 'A picture that an owner sent, in one of its sizes; it never changes',
    refusals: { 404: 'There is no such picture.' },
  },
  watchEvents: {
    summary:
      'A stream of what happens to orders (`order`), requests (`ticket`) and what is published (`publication`); `Last-Event-ID` brings what was missed in the last hour',
  },
  listMails: { summary: 'The mails that wait, were sent or failed, a page at a time', refusals: badList },
  sendMail: {
    summary: 'Sends a mail again, as the same mail; it waits for its turn',
    refusals: { 404: 'There is no such mail.', 409: 'Its reader’s account was erased, or it is just being sent.' },
  },
  subscribe: { summary: 'Mails a link to confirm the newsletter; whether the e-mail is known isn’t told' },
  confirmSubscription: {
    summary: 'Confirms the newsletter with the token of the mail; again changes nothing',
    refusals: { 404: 'The token is unknown or over.' },
  },
  unsubscribe: { summary: 'Ends the newsletter by the token of its mail; an unknown one changes nothing' },
  readInvoice: {
    summary: 'The invoice of the customer’s order as a PDF; with `?kind=credit` the credit note of its refund',
    refusals: { ...badPaper, 404: 'The customer has no such order.' },
  },
  listOrders: { summary: 'The orders of the customer, a page at a time', refusals: badList },
  cancelOrder: {
    summary: 'Cancels the customer’s order until its parcel leaves; a second time changes nothing',
    refusals: { 404: 'The customer has no such order.', 409: 'Its parcel has left.' },
  },
  readTransfer: {
    summary: 'The bank account that the customer’s order is paid into; a text is empty where the shop hasn’t set it',
    refusals: { 404: 'The customer has no such order.', 409: 'The order isn’t paid by bank transfer.' },
  },
  reorder: {
    summary: 'Adds to the cart what is still sold and in stock of the customer’s order, and tells what isn’t',
    refusals: { 404: 'The customer has no such order.' },
  },
};
