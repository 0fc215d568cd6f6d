import { guestAddresses } from '../addresses.ts';
import { expect, test } from '../fixtures.ts';

/** What a plain space or a straight apostrophe makes wrong in French; each with a little of what stands around it. */
const faults = /.{0,24}(?: [:;!?€%»](?!\/)|« |\d (?:€|ml|mg|h|%|jours?|ans)(?![\wà-ÿ])|\w'[\wà-ÿ]).{0,12}/g;

/** Sentences that the specification gives to the letter. */
const literals = [
  "Vérification de l'âge",
  "J'ai 18 ans",
  "J'ai moins",
  "S'abonner",
  "S'inscrire",
  'Note moyenne : 4.8/5',
  'Oups !',
  "Supprimer l'article",
];

test('titles, descriptions, captions and texts of every page are set as French is', { tag: '@any-window' }, async ({
  page,
}) => {
  for (const address of guestAddresses) {
    const html = await (await page.request.get(address)).text();
    const texts = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      for (const code of parsed.querySelectorAll('script, style, svg')) code.remove();
      const attributes = ['content', 'alt', 'aria-label', 'placeholder', 'title'];
      const said = [...parsed.querySelectorAll('*')].flatMap((element) => [
        ...attributes.map((name) => element.getAttribute(name) ?? ''),
        ...[...element.childNodes].filter(({ nodeType }) => nodeType === 3).map(({ nodeValue }) => nodeValue ?? ''),
      ]);
      return said.filter((text) => text.trim() !== '' && !text.startsWith('http') && !/^\w+=/.test(text));
    }, html);
    const found = texts.flatMap((text) => text.match(faults) ?? []);
    expect(
      found.filter((fault) => !literals.some((literal) => fault.includes(literal.slice(0, 12)))),
      address,
    ).toEqual([]);
  }
});
