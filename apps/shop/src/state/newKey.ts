/** A new, unique key. Not `randomUUID`, which browsers don't offer to pages over plain HTTP. */
export const newKey = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
