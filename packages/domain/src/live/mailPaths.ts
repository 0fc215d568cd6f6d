/**
 * The pages that only a mail leads to. The token of the mail is in the fragment (`#`), which the visit of the page
 * tells no server and no other site. The page then sends it in the path of its call, as the specification has it:
 * nginx and the API log `{token}` in its place.
 */
export const mailPaths = {
  newPassword: '/nouveau-mot-de-passe',
  /** The same for an account of the back office. */
  officePassword: '/admin/mot-de-passe',
  newsletter: '/newsletter',
} as const;

/** Stands before the token where a link ends the newsletter instead of confirming it. */
export const endsNewsletter = 'fin-';
