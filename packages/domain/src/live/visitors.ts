/** What anybody may send, with an account or without one. */
import * as v from 'valibot';
import { dateTime, email, notesForbidden, password, personalText, required, requiredText, text } from '../fields.ts';
import { maximumNameLength, minimumPasswordLength } from '../limits.ts';

export const PasswordResetBody = v.object({ email }, required);
export const NewPasswordBody = v.object({ password: password(minimumPasswordLength) }, required);

export const message = v.pipe(text(5_000, notesForbidden), v.nonEmpty(required));
export const ContactBody = v.object(
  { name: personalText(2 * maximumNameLength), email, subject: requiredText(200), message },
  required,
);

const confirm = v.literal(true, 'doit être vrai.');
export const reason = v.optional(text(2_000, notesForbidden));
export const OrderWithdrawalBody = v.object({ confirm, reason }, required);
export const WithdrawalBody = v.object(
  { orderNumber: requiredText(40), email, name: personalText(2 * maximumNameLength), confirm, reason },
  required,
);
/** Confirms that the declaration was received, not that it is accepted. */
export const ReceiptSchema = v.object({ receiptId: v.string(), receivedAt: dateTime });
export type Receipt = v.InferOutput<typeof ReceiptSchema>;
