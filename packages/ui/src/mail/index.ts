// The mails of the shop, an entry point of their own for the API and Storybook. Plain Node runs this code, so it must
// not contain JSX or vanilla-extract styles.

export type { MailContent, MailShop, OwnerNews } from './letter.ts';
export { type WrittenMail, writeMail } from './writeMail.ts';
