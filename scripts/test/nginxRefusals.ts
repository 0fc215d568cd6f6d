/** What is wrong with how the server at `url` refuses a request before it knows what is asked; empty if each refusal is a French message. */
export async function wrongRefusals(url: string): Promise<string[]> {
  const long = 'a'.repeat(40_000);
  const asked = [
    ['a long header', '/api/cart', { headers: { 'X-Long': long } }, 400],
    ['a long address', `/${long}`, {}, 414],
    ['a large body', '/catalogue', { method: 'POST', body: new Uint8Array(2_000_000) }, 413],
  ] as const;
  const wrong = await Promise.all(
    asked.map(async ([what, path, init, expected]) => {
      const response = await fetch(url + path, init);
      const text = await response.text();
      const isTold = response.status === expected && /^\{"message":"La requête est [^"]+"\}$/.test(text);
      return isTold ? [] : [`${what} is answered ${response.status}: ${text.slice(0, 100)}`];
    }),
  );
  return wrong.flat();
}
