/** Pieces of one line that the server accepts at most. */
export const maximumQuantity = 9_999;
/** Lines that a cart on the server holds at most. */
export const maximumLines = 50;
/** Characters of the order notes at most. */
export const maximumNotesLength = 1_000;
/** Characters of each field of an address at most. */
export const maximumAddressFieldLength = 120;
/** Characters of a first or last name at most. */
export const maximumNameLength = 80;
/** Characters of an e-mail address at most. */
export const maximumEmailLength = 254;
/** Characters of a password at least. */
export const minimumPasswordLength = 8;
/** Characters of a password at most: a longer one is refused, never cut. */
export const maximumPasswordLength = 128;
