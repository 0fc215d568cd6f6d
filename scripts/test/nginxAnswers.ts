/**
 * What is wrong with how nginx at `url` answers by itself: each refusal has to be a French message, and an address with a slash at its end
 * leads to the one without it. A category has a page of its own, and what is no category that of the whole catalogue.
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
  for (const [query, expected] of [
    ['category=Fruit%C3%A9s', 'Fruités'],
    ['category=Collections%20Limit%C3%A9es&max=18', 'Collections Limitées'],
    ['', 'Catalogue'],
    ['category=Nougats', 'Catalogue'],
    ['category=../../published', 'Catalogue'],
    [`category=${'a'.repeat(500)}`, 'Catalogue'],
  ] as const) {
    const response = await fetch(`${url}/catalogue?${query}`);
    const [, title] = /<title>(.*?) - /.exec(await response.text()) ?? [];
    const isWhole = response.status === 200 && response.headers.has('Content-Security-Policy');
    if (!isWhole || title !== expected)
      wrong.push([`/catalogue?${query} is answered ${response.status}, and is called ${title}`]);
  }
  return wrong.flat();
}
