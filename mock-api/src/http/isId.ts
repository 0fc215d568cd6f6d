/**
 * Whether a text can be an id. Other texts are not looked up, because some engines refuse keys with characters that are
 * invalid in text.
 */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
