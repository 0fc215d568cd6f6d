import {
  formatDate,
  guaranteeBox,
  guaranteeNotice,
  type LegalBlock,
  type LegalPart,
  parseLegalText,
  withdrawalForm,
} from '@nuee/domain';
import type { AgreedTerms } from '@nuee/domain/live';
import { type Block, type MailLine, type MailShop, text } from './letter.ts';

/** The notice of the legal guarantees, with the box of article D211-2: the mail is what a customer keeps of the contract. */
export const guarantee: readonly Block[] = [
  text(`${guaranteeNotice.title}\u00a0: ${guaranteeNotice.elements.join(' ')}`),
  { is: 'quote', text: guaranteeBox.join('\n') },
];

/**
 * What the law wants a customer to have on a durable medium (L221-13 of the code de la consommation): the terms as they were agreed to,
 * the form of withdrawal and the guarantees. In the mail itself: an attached file may be taken out on the way, and isn't found by a search.
 */
export function contractParts({ version, agreedAt, content }: AgreedTerms, shop: MailShop): Block[] {
  const { intro, sections } = parseLegalText(content);
  const parts = { withdrawalForm: formOfWithdrawal(shop), guarantee, storageKeys: [] } satisfies Record<
    LegalPart,
    readonly Block[]
  >;
  const has = (part: LegalPart) =>
    sections.some(({ blocks }) => blocks.some((block) => block.kind === 'part' && block.part === part));
  const blockOf = (block: LegalBlock): readonly Block[] => {
    switch (block.kind) {
      case 'heading':
        return [{ is: 'heading', level: 3, text: block.text }];
      case 'paragraph':
        return [{ is: 'lines', lines: block.lines.map((line) => withWholeLinks(line, shop)) }];
      case 'list':
        return [{ is: 'list', items: block.items.map((item) => withWholeLinks(item, shop)) }];
      case 'part':
        return parts[block.part];
    }
  };
  const agreed = `Acceptées le ${formatDate(agreedAt)}${version === 0 ? '' : `, version ${version}`}.`;
  return [
    { is: 'heading', level: 2, text: 'Conditions générales de vente' },
    text(intro === '' ? agreed : `${agreed} ${intro}`),
    ...sections.flatMap(({ title, blocks }): Block[] => [
      { is: 'heading', level: 3, text: title },
      ...blocks.flatMap(blockOf),
    ]),
    // An owner's own terms may lack them.
    ...(has('withdrawalForm') ? [] : parts.withdrawalForm),
    ...(has('guarantee') ? [] : guarantee),
  ];
}

function formOfWithdrawal({ name, address, email }: MailShop): Block[] {
  const { title, hint, to, declaration, blanks, note } = withdrawalForm;
  const recipient = [name, address, email].filter((word) => word !== '').join(', ');
  return [
    { is: 'heading', level: 3, text: title },
    { is: 'quote', text: [hint, to(recipient), declaration, '…', ...blanks, note].join('\n') },
  ];
}

/** A link to a page of the shop has no meaning in a mail until it names the shop. */
const withWholeLinks = (line: MailLine, { url }: MailShop): MailLine =>
  line.map((piece) =>
    typeof piece !== 'string' && 'link' in piece && piece.href.startsWith('/')
      ? { ...piece, href: `${url}${piece.href}` }
      : piece,
  );
