/** An id that nothing else has. Not `crypto.randomUUID`, which browsers keep from pages that came over plain HTTP. */
export const newId = (): string => crypto.getRandomValues(new Uint32Array(4)).join('-');
