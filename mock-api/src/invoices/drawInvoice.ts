/** Lays an invoice or a credit note out as a tagged PDF/A: readable in ten years, and by a screen reader. */
import { readFileSync } from 'node:fs';
import PDFDocument from 'pdfkit';
import type { Invoice } from './invoice.ts';
import { type InvoiceTexts, invoiceTexts } from './invoiceTexts.ts';

const fontFile = (weight: 400 | 600) => new URL(`./fonts/hanken-grotesk-${weight}.woff`, import.meta.url);
/** The characters of « Latin »; other letters are replaced by their plain letter. */
const fonts = { normal: readFileSync(fontFile(400)), strong: readFileSync(fontFile(600)) };
const ink = '#1c1a17';
const quiet = '#5c564e';
const margin = 48;
const gap = 12;

/** The same bytes for the same invoice. */
export async function drawInvoice(invoice: Invoice): Promise<Uint8Array> {
  const texts = invoiceTexts(invoice);
  const doc = new PDFDocument({
    size: 'A4',
    margin,
    pdfVersion: '1.7',
    subset: 'PDF/A-3a',
    tagged: true,
    lang: 'fr-FR',
    displayTitle: true,
    // Only with all pages at hand it is known how many there are.
    bufferPages: true,
    // Without one it would begin with a font of the reader's, which such a document may not use.
    font: fontPath(400),
    info: {
      Title: texts.title,
      Author: invoice.seller.name,
      CreationDate: new Date(invoice.issuedAt),
      ModDate: new Date(invoice.issuedAt),
    },
  });
  doc.registerFont('normal', fonts.normal).registerFont('strong', fonts.strong);
  const parts: Uint8Array[] = [];
  doc.on('data', (part: Uint8Array) => parts.push(part));
  const ended = new Promise((resolve, reject) => doc.once('end', resolve).once('error', reject));
  layOut(doc, texts);
  numberPages(doc, texts.title);
  doc.end();
  await ended;
  return Buffer.concat(parts);
}

function fontPath(weight: 400 | 600): string {
  return decodeURIComponent(fontFile(weight).pathname);
}

type Doc = PDFKit.PDFDocument;

interface Cell {
  readonly text: string;
  readonly x: number;
  readonly width: number;
  readonly align?: 'left' | 'right';
}

function layOut(doc: Doc, texts: InvoiceTexts): void {
  const root = doc.struct('Document');
  doc.addStructure(root);
  const width = doc.page.width - 2 * margin;
  const half = (width - gap) / 2;

  const write = (type: string, text: string, options: PDFKit.Mixins.TextOptions & { x?: number; y?: number } = {}) => {
    const { x = margin, y = doc.y, ...rest } = options;
    root.add(doc.struct(type, {}, () => void doc.text(writable(doc, text), x, y, rest)));
  };
  const column = (title: string, lines: readonly string[], x: number, y: number): number => {
    style(doc, 'strong', 9, quiet);
    write('H2', title, { x, y, width: half });
    style(doc, 'normal', 10);
    for (const line of lines) write('P', line, { x, width: half });
    return doc.y;
  };
  const table = (rows: readonly (readonly Cell[])[], headers: boolean) => {
    const struct = doc.struct('Table');
    root.add(struct);
    /** One row; without a structure it is decoration: the heads of the columns, repeated on another page. */
    const drawRow = (cells: readonly Cell[], isHeader: boolean, row?: PDFKit.PDFStructureElement) => {
      const height = heightOf(doc, cells, isHeader);
      const y = doc.y;
      if (row === undefined) doc.markContent('Artifact', { type: 'Pagination' });
      for (const { text, x, width: w, align = 'left' } of cells) {
        const draw = () => void doc.text(writable(doc, text), x, y, { width: w, align });
        if (row === undefined) draw();
        else row.add(doc.struct(isHeader ? 'TH' : 'TD', {}, draw));
      }
      if (row === undefined) doc.endMarkedContent();
      doc.x = margin;
      doc.y = y + height + 4;
      line(doc, doc.y - 1, cells[0]?.x ?? margin);
      doc.y += 3;
    };
    rows.forEach((cells, i) => {
      const isHeader = headers && i === 0;
      // The heads of the columns don't stay alone at the foot of a page.
      const first = isHeader && rows[1] ? 7 + heightOf(doc, rows[1], false) : 0;
      if (doc.y + heightOf(doc, cells, isHeader) + first > doc.page.height - margin) {
        doc.addPage();
        if (headers && !isHeader && rows[0]) drawRow(rows[0], true);
      }
      const row = doc.struct('TR');
      struct.add(row);
      drawRow(cells, isHeader, row);
      row.end();
    });
    struct.end();
  };

  style(doc, 'strong', 12);
  write('P', texts.seller[0] ?? '', { width });
  style(doc, 'normal', 9, quiet);
  for (const text of texts.seller.slice(1)) write('P', text, { width });
  doc.y += 2 * gap;
  style(doc, 'strong', 20);
  write('H1', texts.title, { width });
  doc.y += gap;

  const top = doc.y;
  const left = column('Facturé à', texts.buyer, margin, top);
  const right = column('Livré à', texts.delivery, margin + half + gap, top);
  doc.y = Math.max(left, right) + gap;
  style(doc, 'normal', 10);
  for (const [label, value] of texts.facts) write('P', `${label}\u00a0: ${value}`, { width });
  doc.y += gap;

  const places = columns(texts.columns.length, width);
  const cells = (row: readonly string[]): Cell[] =>
    row.map((text, i) => ({ text, ...(places[i] ?? { x: margin, width: 0 }), align: i === 0 ? 'left' : 'right' }));
  table([texts.columns, ...texts.lines].map(cells), true);
  doc.y += gap;

  const third = width / 6;
  const inThree = (row: readonly string[]): Cell[] =>
    row.map((text, i) => ({
      text,
      x: margin + width / 2 + i * third,
      width: third,
      align: i === 0 ? 'left' : 'right',
    }));
  table([['Taux de TVA', 'Base HT', 'TVA'], ...texts.rates].map(inThree), true);
  const totals = texts.totals.map(([label, value]): Cell[] => [
    { text: label, x: margin + width / 2, width: 2 * third },
    { text: value, x: margin + width / 2 + 2 * third, width: third, align: 'right' },
  ]);
  table(totals, false);
  doc.y += gap;
  style(doc, 'normal', 9, quiet);
  for (const note of texts.notes) write('P', note, { width });
  root.end();
}

/** How high a row is, in the letters that it is then written in. */
function heightOf(doc: Doc, cells: readonly Cell[], isHeader: boolean): number {
  style(doc, isHeader ? 'strong' : 'normal', isHeader ? 9 : 10, isHeader ? quiet : ink);
  return Math.max(...cells.map(({ text, width }) => doc.heightOfString(text, { width })));
}

/** « Facture F-2026-000001, page 2 sur 3 » at the foot of each page, where there are several: a sheet that got lost finds its place. */
function numberPages(doc: Doc, title: string): void {
  const { count } = doc.bufferedPageRange();
  if (count === 1) return;
  for (let page = 0; page < count; page += 1) {
    doc.switchToPage(page);
    // Text below the margin would begin another page.
    doc.page.margins.bottom = 0;
    style(doc, 'normal', 9, quiet);
    doc.markContent('Artifact', { type: 'Pagination' });
    doc.text(`${title}, page\u00a0${page + 1} sur\u00a0${count}`, margin, doc.page.height - margin + gap, {
      width: doc.page.width - 2 * margin,
      align: 'right',
    });
    doc.endMarkedContent();
  }
}

/** The name takes the width that the amounts leave. */
function columns(count: number, width: number): { x: number; width: number }[] {
  const quantity = 32;
  const rate = 42;
  const amount = 82;
  const others = [quantity, ...Array.from({ length: count - 4 }, () => amount), rate, amount];
  const name = width - others.reduce((sum, each) => sum + each, 0);
  let x = margin;
  return [name, ...others].map((each, i) => {
    // The last one ends with the lines between the rows.
    const place = { x, width: i === others.length ? each : each - 6 };
    x += each;
    return place;
  });
}

function style(doc: Doc, font: 'normal' | 'strong', size: number, color: string = ink): void {
  doc.font(font).fontSize(size).fillColor(color);
}

/** Decoration, which screen readers skip. */
function line(doc: Doc, y: number, from: number): void {
  doc.markContent('Artifact', { type: 'Layout' });
  doc
    .moveTo(from, y)
    .lineTo(doc.page.width - margin, y)
    .lineWidth(0.5)
    .strokeColor('#d8d2c8')
    .stroke();
  doc.endMarkedContent();
}

const known = new Map<string, boolean>();

/** The text in characters that the font has, because PDF/A allows no character without a glyph. */
function writable(doc: Doc, text: string): string {
  return [...text.normalize('NFC').replaceAll('\u202f', '\u00a0')].map((sign) => letterFor(doc, sign)).join('');
}

const plain: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', ı: 'i', '\u2011': '-' };

function letterFor(doc: Doc, sign: string): string {
  if (hasShape(doc, sign)) return sign;
  const base = plain[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
  return [...base].map((one) => (hasShape(doc, one) ? one : '?')).join('');
}

function hasShape(doc: Doc, sign: string): boolean {
  const cached = known.get(sign);
  if (cached !== undefined) return cached;
  // A documented edge of the types: the font of fontkit that pdfkit has opened.
  const { font } = (doc as unknown as { _font: { font: { hasGlyphForCodePoint(point: number): boolean } } })._font;
  const has = font.hasGlyphForCodePoint(sign.codePointAt(0) ?? 0);
  known.set(sign, has);
  return has;
}
