import { describe, expect, it } from 'vitest';
import { settingsInService } from '../fixtures/index.ts';
import { newSettingsInService } from '../settings.ts';
import { fieldsOf, pageIssues, pageOf, readPage } from './content.ts';
import { pageDefaults } from './defaults.ts';
import { hasField, ownPageNames } from './names.ts';

const picture = { image: '/api/pictures/a.webp', widths: [480], alt: 'Trois flacons', x: 50, y: 20 };

describe('readPage', () => {
  it('puts settings in place, sets French typography and takes lines apart', () => {
    const content = {
      title: 'Chez {raison sociale} !',
      lead: "L'atelier",
      text: '## Un\nDeux.',
      lines: ' Un \n\nDeux',
      picture,
    };
    expect(readPage(content, settingsInService)).toEqual({
      title: 'Chez Les Flacons de Brest SARL\u00a0!',
      lead: 'L’atelier',
      sections: [{ id: 'un', title: 'Un', blocks: [{ kind: 'paragraph', lines: [['Deux.']] }] }],
      lines: ['Un', 'Deux'],
      picture,
    });
  });
});

describe('pageIssues', () => {
  it.each([
    ['about', { title: ' ' }, { title: 'Indiquez un titre.' }],
    ['about', { title: 'A', text: '## A\n[x](javascript:y)' }, { text: expect.stringMatching(/doit commencer par/) }],
    ['about', { title: 'A', text: 'Avant.\n\n## A' }, { text: expect.stringMatching(/Commencez par un titre/) }],
    ['faq', { title: 'A', lead: '{inconnu}' }, { lead: expect.stringMatching(/n’existe pas/) }],
    ['product', { lines: '1\n2\n3\n4\n5\n6\n7' }, { lines: 'Indiquez 6\u00a0lignes au plus.' }],
    ['login', { picture: { ...picture, alt: '' } }, { picture: expect.stringMatching(/^Décrivez/) }],
    // What a page doesn't have can't be wrong.
    ['contact', { lead: 'Oui.', text: 'x' }, {}],
    ['about', { title: 'A', text: '' }, {}],
  ] as const)('of %s with %j are %j', (name, content, issues) => {
    expect(pageIssues(name, content)).toEqual(issues);
  });
});

describe('the pages that a shop comes with', () => {
  it.each(ownPageNames)('%s can be saved as it is, in the fields that it has, and says nothing in signs', (name) => {
    const content = pageDefaults[name];
    expect(pageIssues(name, content)).toEqual({});
    expect(fieldsOf(name, { ...content, lines: content.lines ?? 'x', text: content.text ?? 'x' })).toEqual(content);
    expect(JSON.stringify(pageOf(name, undefined, newSettingsInService))).not.toMatch(/\*\*|\{[^"}]|\]\(| [:;!?»]/);
    expect(hasField(name, 'picture') && content.picture).toBeFalsy();
  });

  it('promises nothing that somebody has to keep', () => {
    expect(JSON.stringify(pageDefaults)).not.toMatch(
      /analys|pharmaceutique|remboursé|rapide|réacti|premium|48|meilleur|qualité|naturel|artisan/i,
    );
  });
});
