import { describe, expect, it } from 'vitest';
import { settingsInService } from '../fixtures/index.ts';
import { newSettingsInService } from '../settings.ts';
import { legalDefaults } from './defaults.ts';
import { legalParts, parseLegalText } from './markup.ts';
import { legalTextNames } from './names.ts';
import { fillLegalText } from './placeholders.ts';
import { legalTextIssue, longestLegalText, readLegalText } from './texts.ts';

describe('parseLegalText', () => {
  it('makes sections, paragraphs, lists, titles, links and words of weight', () => {
    const text = 'Avant.\n\n## Prix\nUne ligne.\nUne **autre** ligne.\n\n- un\n- [deux](/cookies)\n\n### Détail\nFin.';
    expect(parseLegalText(text)).toEqual({
      intro: 'Avant.',
      sections: [
        {
          id: 'prix',
          title: 'Prix',
          blocks: [
            { kind: 'paragraph', lines: [['Une ligne.'], ['Une ', { strong: 'autre' }, ' ligne.']] },
            { kind: 'list', items: [['un'], [{ link: 'deux', href: '/cookies' }]] },
            { kind: 'heading', text: 'Détail' },
            { kind: 'paragraph', lines: [['Fin.']] },
          ],
        },
      ],
    });
  });

  it('leaves HTML and links that lead nowhere safe as the words that they are', () => {
    const words = [
      '<script>alert(1)</script>',
      '[x](javascript:alert(1))',
      '[x](data:text/html,x)',
      '[x](//autre.example)',
      '<a href="javascript:x">y</a>',
    ];
    for (const line of words) {
      const { sections } = parseLegalText(`## A\n${line}`);
      expect(sections[0]?.blocks).toEqual([{ kind: 'paragraph', lines: [[expect.any(String)]] }]);
    }
  });

  it('sets French typography', () => {
    const [section] = parseLegalText("## A\nPrix : « 14 jours » d'un achat !").sections;
    expect(section?.blocks).toEqual([
      { kind: 'paragraph', lines: [['Prix\u00a0: «\u00a014\u00a0jours\u00a0» d’un achat\u00a0!']] },
    ]);
  });

  it('gives sections of one name addresses of their own', () => {
    expect(parseLegalText('## Prix\n## Prix\n## !').sections.map(({ id }) => id)).toEqual([
      'prix',
      'prix-2',
      'section',
    ]);
  });
});

describe('fillLegalText', () => {
  it('puts settings in place, and leaves out a line that names an empty one', () => {
    const text = 'Nous : {raison sociale}\nRCS {RCS}\nFrais : {frais de livraison}';
    expect(fillLegalText(text, settingsInService)).toBe(
      'Nous : Les Flacons de Brest SARL\nRCS Brest 000 000 018\nFrais : 4,99\u00a0€',
    );
    expect(fillLegalText(text, newSettingsInService)).toBe('Frais : 4,99\u00a0€');
  });
});

describe('legalTextIssue', () => {
  it.each([
    ['Sans titre.', /au moins un titre/],
    ['## A\n[x](javascript:y)', /doit commencer par/],
    ['## A\n{nom inconnu}', /Le repère \{nom inconnu\} n’existe pas/],
    ['## A\n[[autre chose]]', /n’existe pas/],
  ])('refuses %j', (text, sentence) => {
    expect(legalTextIssue(text)).toMatch(sentence);
  });
});

describe('the texts that a shop comes with', () => {
  it.each(legalTextNames)('%s can be saved as it is, and says nothing in signs once it is read', (name) => {
    const text = legalDefaults[name];
    expect(legalTextIssue(text)).toBeUndefined();
    expect(text.length * 2).toBeLessThanOrEqual(longestLegalText);
    const read = JSON.stringify(readLegalText(text, settingsInService));
    expect(read).not.toMatch(/\*\*|\{[^"]|\[\[\p{L}|\]\(| [:;!?»]|« /u);
  });

  it('has seven articles of sale with the notice of guarantees and the form of withdrawal', () => {
    const { sections } = readLegalText(legalDefaults.terms, settingsInService);
    expect(sections).toHaveLength(7);
    const parts = sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'part' ? [block.part] : [])),
    );
    expect(parts).toEqual(['withdrawalForm', 'guarantee']);
    expect(Object.keys(legalParts)).toEqual(expect.arrayContaining(parts));
  });
});
