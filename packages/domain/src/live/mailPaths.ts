/**
 * The pages that only a mail leads to. The token of the mail is in the fragment (`#`), which no server, log or other
 * site gets to see.
 */
export const mailPaths = { newPassword: '/nouveau-mot-de-passe', newsletter: '/newsletter' } as const;

/** Stands before the token where a link ends the newsletter instead of confirming it. */
export const endsNewsletter = 'fin-';
