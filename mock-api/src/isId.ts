/** Whether a text can be an id. Nothing else is looked for: some engines refuse a key with a character that no text may have. */
export function isId(text: string): boolean {
  return /^[\w-]{1,64}$/.test(text);
}
