// The mails of the shop: entered by a path of its own, by the API and by Storybook. It is run by plain Node, so that nothing in here
// may be JSX or a style of vanilla-extract.

export type { MailContent, MailShop } from './letter.ts';
export { type WrittenMail, writeMail } from './writeMail.ts';
