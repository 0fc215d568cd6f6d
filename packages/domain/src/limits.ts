/** Maximum number of pieces in one line. */
export const maximumQuantity = 9_999;
/** Maximum number of lines in a cart on the server. */
export const maximumLines = 50;
/** Maximum length of the order notes, in characters. */
export const maximumNotesLength = 1_000;
/** Maximum length of each field of an address, in characters. */
export const maximumAddressFieldLength = 120;
/** Maximum length of a first or last name, in characters. */
export const maximumNameLength = 80;
/** Maximum length of an e-mail address, in characters. */
export const maximumEmailLength = 254;
/** Minimum length of a password, in characters. */
export const minimumPasswordLength = 8;
/** The same for an account of the back office, which opens the data of all customers. */
export const minimumStaffPasswordLength = 12;
/** Maximum length of a password, in characters: a longer one is refused, never truncated. */
export const maximumPasswordLength = 128;
