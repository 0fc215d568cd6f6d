import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { ChangeSettingsBody, standardSettings } from '../live/index.ts';
import {
  cartEffects,
  type SettingEdits,
  type SettingField,
  settingDifferences,
  settingEffects,
  settingFields,
  settingIssues,
  settingsChange,
  settingText,
} from './settings.ts';

describe('the settings of the shop', () => {
  it('are shown as they are typed', () => {
    expect(settingText(standardSettings, 'shipping.fee')).toBe('4,99');
    expect(settingText(standardSettings, 'vat.rate')).toBe('20');
    expect(settingText(standardSettings, 'vat.included')).toBe('false');
    expect(settingText(standardSettings, 'bankTransfer.expiresAfterDays')).toBe('14');
    expect(settingText(standardSettings, 'identity.name')).toBe('Maison Nuée');
    expect(settingText(standardSettings, 'hours')).toBe('');
  });

  it('say what would change', () => {
    const edits = {
      'shipping.fee': '5,99',
      'vat.rate': '5,5',
      'vat.included': 'true',
      hours: 'De 9 h à 18 h',
    } as const;
    expect(settingEffects(standardSettings, edits)).toEqual([
      { label: 'Frais de livraison', from: '4,99\u00a0€', to: '5,99\u00a0€' },
      { label: 'Taux de TVA', from: '20\u00a0%', to: '5,5\u00a0%' },
      { label: 'TVA comprise dans les prix', from: 'non', to: 'oui' },
      { label: 'Horaires', from: 'à compléter', to: 'De 9 h à 18 h' },
    ]);
    expect(settingEffects(standardSettings, { 'bankTransfer.expiresAfterDays': '1' })).toEqual([
      { label: 'Délai de paiement', from: '14\u00a0jours', to: '1\u00a0jour' },
    ]);
  });

  it('send what differs, with the version', () => {
    const edits = { 'shipping.fee': '5,99', 'shipping.freeAbove': '50', hours: ' Lundi ' } as const;
    const change = settingsChange({ ...standardSettings, version: 4 }, edits);
    expect(change).toEqual({ version: 4, shipping: { fee: 5.99 }, hours: 'Lundi' });
    expect(v.is(ChangeSettingsBody, change)).toBe(true);
  });

  it('can all be sent', () => {
    const typed = {
      text: 'Autre',
      amount: '1',
      rate: '1',
      days: '1',
      daysOrNone: '1',
      pieces: '1',
      day: '2026-08-01',
      notice: 'off',
    };
    const right: SettingEdits = {
      'identity.email': 'contact@exemple.fr',
      'identity.phone': '02 40 12 34 56',
      'identity.siret': '404 833 048 00022',
      'identity.vatNumber': 'sans objet',
      'bankTransfer.iban': 'FR7630006000011234567890189',
      'bankTransfer.bic': 'AGRIFRPP',
      'mediator.site': 'https://exemple.fr',
    };
    const edits: SettingEdits = {};
    for (const [field, { kind }] of Object.entries(settingFields) as [SettingField, { kind: string }][]) {
      const turned = String(settingText(standardSettings, field) !== 'true');
      edits[field] = kind === 'switch' ? turned : (right[field] ?? typed[kind as keyof typeof typed]);
    }
    const parsed = v.parse(ChangeSettingsBody, settingsChange(standardSettings, edits));
    expect(settingEffects(standardSettings, edits)).toHaveLength(Object.keys(settingFields).length);
    expect(parsed).toMatchObject({ identity: { host: 'Autre' }, mediator: { name: 'Autre' }, vat: { included: true } });
    expect(parsed.switches).toEqual({ reviews: false, badges: false, promotions: false, newsletter: false });
    expect(parsed.notifications).toMatchObject({ order: 'off', iban: 'off' });
  });

  it('change nothing when the old value was typed again', () => {
    expect(settingsChange(standardSettings, { 'shipping.fee': '4,99' })).toEqual({ version: 1 });
    expect(settingEffects(standardSettings, { 'shipping.fee': '4,9 euros' })).toEqual([]);
  });

  it.each([
    ['shipping.fee', '-1'],
    ['shipping.fee', '4,999'],
    ['shipping.freeAbove', ''],
    ['shipping.fee', '12,5,0'],
    ['shipping.fee', '12’50'],
    ['shipping.freeAbove', '1.234,56'],
    ['shipping.freeAbove', '1,234.56'],
    ['vat.rate', '120'],
    ['bankTransfer.expiresAfterDays', '0'],
    ['bankTransfer.expiresAfterDays', '400'],
    ['bankTransfer.iban', 'FR76 1234 5678 9012'],
    ['reminderDays', '400'],
    ['mostPieces', '0'],
    ['mostPieces', '10 000'],
  ] as const)('need another %s than « %s »', (field, typed) => {
    expect(Object.keys(settingIssues({ [field]: typed }))).toEqual([field]);
  });

  it('need nothing else', () => {
    expect(settingIssues({ 'shipping.fee': '0', 'vat.rate': '5.5', hours: '', 'vat.included': 'false' })).toEqual({});
  });
});

it('shows what another owner saved meanwhile beside what was typed', () => {
  const saved = { ...standardSettings, shipping: { fee: 5.49, freeAbove: 60 }, version: 2 };
  expect(settingDifferences(standardSettings, saved, { 'shipping.fee': '5,99', hours: 'Le matin' })).toEqual([
    { field: 'shipping.fee', label: 'Frais de livraison', mine: '5,99\u00a0€', theirs: '5,49\u00a0€', isTyped: true },
    {
      field: 'shipping.freeAbove',
      label: 'Livraison offerte au-dessus de',
      mine: '50,00\u00a0€',
      theirs: '60,00\u00a0€',
      isTyped: false,
    },
  ]);
});

it('says what carts would pay under other terms', () => {
  expect(cartEffects(standardSettings, { hours: 'Le matin' })).toEqual([]);
  expect(cartEffects(standardSettings, { 'shipping.freeAbove': '30' })).toEqual([
    { label: 'Un panier de 40,00\u00a0€ paie', from: '52,99\u00a0€', to: '48,00\u00a0€, livraison offerte' },
  ]);
});
