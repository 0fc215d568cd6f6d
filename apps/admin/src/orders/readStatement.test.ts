import { expect, it } from 'vitest';
import { readStatement } from './readStatement.ts';

const read = (parts: BlobPart[]) => readStatement(new File(parts, 'releve'));
const transfers = [{ day: '2026-01-15', amount: 28.8, text: 'VIR ; CAFÉ DURAND' }];

it('reads semicolons and commas, quoted or not, with a mark or without, in UTF-8 and as Windows writes it', async () => {
  const rows = 'Date;Libellé;Crédit\r\n15/01/2026;"VIR ; CAFÉ DURAND";28,80\r\n';
  expect(await read([`\uFEFF${rows}`])).toEqual({ transfers, faults: [] });
  expect(await read(['Date,Libellé,Crédit\n15/01/2026,VIR ; CAFÉ DURAND,"28,80"\n'])).toEqual({
    transfers,
    faults: [],
  });
  const windows = Uint8Array.from(rows, (letter) => letter.charCodeAt(0));
  expect(await read([windows])).toEqual({ transfers, faults: [] });
});

it('refuses another table, a document with a type of its own, and what is too large', async () => {
  expect(await read(['Produit;Prix\nPoire;6,90\n'])).toBeUndefined();
  expect(await read(['<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b "c">]><Document>&b;</Document>'])).toBeUndefined();
  expect(await read([new Uint8Array(11 * 1024 * 1024)])).toBeUndefined();
});
