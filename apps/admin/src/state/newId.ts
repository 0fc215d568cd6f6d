/** A unique id. Not `crypto.randomUUID`, which browsers don't offer to pages over plain HTTP. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
