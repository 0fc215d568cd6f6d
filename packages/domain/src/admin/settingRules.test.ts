import { expect, it } from 'vitest';
import { settingRuleIssue, settingRules } from './settingRules.ts';

const isRight = (field: string, value: string): boolean => settingRuleIssue(field, value) === undefined;

it.each([
  ['identity.email', 'contact@exemple.fr'],
  ['identity.phone', '02.40.12.34.56'],
  ['identity.phone', '+33 (0)2 40 12 34 56'],
  ['identity.phone', '+32 470 12 34 56'],
  ['identity.siret', '404 833 048 00022'],
  ['identity.siret', 'sans objet'],
  ['identity.vatNumber', 'FR 83 404 833 048'],
  ['identity.vatNumber', 'fr83404833048'],
  ['identity.vatNumber', 'BE0477472701'],
  ['identity.vatNumber', 'Sans objet'],
  ['bankTransfer.iban', 'FR76 3000 6000 0112 3456 7890 189'],
  ['bankTransfer.iban', 'fr7630006000011234567890189'],
  ['bankTransfer.iban', 'BE68 5390 0754 7034'],
  ['bankTransfer.bic', 'AGRIFRPP'],
  ['bankTransfer.bic', 'agrifrpp882'],
  ['mediator.site', 'https://www.cm2c.net/saisir?lang=fr'],
  ['identity.name', 'toute boutique'],
])('takes as %s « %s »', (field, value) => {
  expect(settingRuleIssue(field, value)).toBeUndefined();
});

it.each([
  ['identity.email', 'contact@maison'],
  ['identity.phone', 'abc'],
  ['identity.phone', '02 40 12 34 5'],
  ['identity.siret', '123'],
  ['identity.siret', '404 833 048 00023'],
  ['identity.siret', '000 000 000 00000'],
  ['identity.vatNumber', 'FR'],
  ['identity.vatNumber', 'FR 84 404 833 048'],
  ['bankTransfer.iban', 'FR76 1234 5678 9012'],
  ['bankTransfer.iban', 'FR76 3000 6000 0112 3456 7890 198'],
  ['bankTransfer.bic', 'X'],
  ['mediator.site', 'cm2c'],
  ['mediator.site', 'https://cm2c'],
  ['mediator.site', 'javascript://cm2c.net'],
])('doesn’t take as %s « %s »', (field, value) => {
  expect(settingRuleIssue(field, value)).toMatch(/^(Indiquez|Recopiez)/);
});

it('asks nothing of an empty setting, which is missing and not wrong', () => {
  expect(Object.keys(settingRules).filter((field) => !isRight(field, ' '))).toEqual([]);
});
