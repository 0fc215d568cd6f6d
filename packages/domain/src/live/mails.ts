/** The mails of the shop, for its back office: their delivery and their content, without the links that open an account. */
import * as v from 'valibot';
import { dateTime, email, required } from '../fields.ts';
import { listOf } from './orders.ts';
import { mailKinds } from './records.ts';

export const mailStatuses = ['waiting', 'sent', 'failed'] as const;

export const MailSchema = v.object({
  _id: v.string(),
  kind: v.picklist(mailKinds),
  /** Empty once the recipient's account was erased. */
  to: v.string(),
  /** `failed` is final unless the back office sends the mail again. */
  status: v.picklist(mailStatuses),
  attempts: v.number(),
  createdAt: dateTime,
  sentAt: v.optional(dateTime),
  /** Present while it waits. */
  nextTry: v.optional(dateTime),
  /** Of the last attempt, in the words of the server. */
  lastError: v.optional(v.string()),
  orderNumber: v.optional(v.string()),
});
export type Mail = v.InferOutput<typeof MailSchema>;
export const MailsSchema = listOf(MailSchema);

/** What a mail says, as it would be written now; `html` is a whole document. */
export const MailTextSchema = v.object({ subject: v.string(), html: v.string(), text: v.string() });
export type MailText = v.InferOutput<typeof MailTextSchema>;

export const NewsletterBody = v.object({ email }, required);

/** Why mails wait while no server takes them: what the owner reads. */
export const mailServerAway = 'Le serveur d’e-mails ne répond pas.';
