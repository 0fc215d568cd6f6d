/**
 * What is wrong with how nginx at `url` answers by itself: each refusal has to be a French message, and an address with a slash at its end
 * leads to the one without it.
 */
export async function wrongAnswers(url: string): Promise<string[]> {
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
  for (const [path, expected] of [
    ['/catalogue/', '/catalogue'],
    ['/catalogue/?tri=prix', '/catalogue?tri=prix'],
    ['/admin/commandes/', '/admin/commandes'],
  ] as const) {
    const { status, headers } = await fetch(url + path, { redirect: 'manual' });
    const location = headers.get('Location');
    if (status !== 301 || location !== expected)
      wrong.push([`${path} is answered ${status}, and leads to ${location}`]);
  }
  return wrong.flat();
}
