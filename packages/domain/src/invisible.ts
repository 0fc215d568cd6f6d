// Direction marks, zero-width spaces, byte order marks and soft hyphens. Those that join letters and emoji (U+200C, U+200D) stay.
const invisible = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff]/g;

/**
 * Text as it reads: contacts, web pages and word processors put invisible characters into what is copied from them, where nobody can
 * find and delete them.
 */
export function withoutInvisible(text: string): string {
  return text.replace(invisible, '');
}
