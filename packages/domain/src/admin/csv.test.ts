import { describe, expect, it } from 'vitest';
import { frozenNow, ownerSubscribers } from '../fixtures/index.ts';
import { adminOrders, adminProducts, adminUsers } from '../samples/index.ts';
import {
  bestProductsCsv,
  csvFileName,
  ordersCsv,
  productsCsv,
  salesCsv,
  subscribersCsv,
  toCsv,
  usersCsv,
} from './csv.ts';

const now = new Date(frozenNow);
const linesOf = (csv: string): string[] => csv.slice(1).split('\r\n');

describe('a table as a file', () => {
  it('begins with the byte order mark that makes a spreadsheet read the accents', () => {
    expect(toCsv([['Clé']])).toBe('\uFEFFClé\r\n');
  });

  it.each([
    ['plain', 'plain'],
    ['two; parts', '"two; parts"'],
    ['a "word"', '"a ""word"""'],
    ['two\nlines', '"two\nlines"'],
    ['', ''],
    ['=1+1', "'=1+1"],
    ['-5', "'-5"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['="a";\r\n', '"\'=""a"";\r\n"'],
    [17.99, '17,99'],
    [-5, '-5'],
    [{ euros: -17.9 }, '-17,90'],
  ])('writes %j as %j', (value, written) => {
    expect(toCsv([[value]])).toBe(`\uFEFF${written}\r\n`);
  });

  it('holds the orders', () => {
    expect(linesOf(ordersCsv(adminOrders(now))).slice(0, 2)).toEqual([
      'Commande;Client;E-mail;Date;Montant;Statut;Paiement',
      'CMD-2026-005;Nathan Lefèvre;nathan.lefevre@mail.example;15/01/2026 09:42;93,59;En attente;En attente',
    ]);
  });

  it('holds the products', () => {
    expect(linesOf(productsCsv(adminProducts(now))).slice(1, 3)).toEqual([
      'Fraise des Bois;fraise-des-bois;Fruités;14,50;;45;12/01/2026;Publié',
      'Caramel Beurre Salé;caramel-beurre-sale;Gourmands;19,99;17,99;8;08/01/2026;Publié',
    ]);
  });

  it('holds the users, also one who never logged in', () => {
    const lines = linesOf(usersCsv(adminUsers(now)));
    expect(lines[1]).toBe(
      'Camille Roussel;client@maison-nuee.example;Client;29/11/2024;1;60,58;14/01/2026 18:00;Actif',
    );
    expect(lines[5]).toBe('Léa Fontaine;lea.fontaine@mail.example;Client;06/01/2026;1;0,00;;En attente');
  });

  it('holds what was sold on each day and of each product', () => {
    expect(linesOf(salesCsv([{ day: '2026-01-15', orders: 2, pieces: 5, total: 129.5 }]))).toEqual([
      'Jour;Commandes;Pièces;Ventes',
      '15/01/2026;2;5;129,50',
      '',
    ]);
    expect(
      linesOf(bestProductsCsv([{ id: '3', name: 'Caramel; salé', pieces: 5, total: 1_129.5, before: 0 }])),
    ).toEqual(['Produit;Pièces;Ventes', '"Caramel; salé";5;1129,50', '']);
  });

  it('holds the addresses of the newsletter, also one that isn’t confirmed', () => {
    expect(linesOf(subscribersCsv(ownerSubscribers))).toEqual([
      'E-mail;État;Inscription;Confirmation',
      'ines.faure@mail.example;À confirmer;15/01/2026 10:00;',
      'noe.petit@mail.example;Confirmée;14/01/2026 10:00;14/01/2026 10:05',
      '',
    ]);
  });
});

it('is named after its content and the day in Paris', () => {
  expect(csvFileName(['commandes', 'Expédiées', ''], new Date('2026-11-24T23:30:00Z'))).toBe(
    'commandes-expediees-2026-11-25.csv',
  );
});
