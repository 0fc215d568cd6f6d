import Papa from 'papaparse';

/**
 * The cells of a file that a spreadsheet has saved, with semicolons, commas or tabs. French spreadsheets that don’t write UTF-8 write
 * Windows-1252.
 */
export function readCsv(bytes: ArrayBuffer): string[][] {
  const text = textOf(bytes);
  return Papa.parse<string[]>(text, { delimiter: delimiterOf(text) }).data;
}

/** Of the header, whose names hold none of them: the texts below may hold many. */
function delimiterOf(text: string): string {
  const [header = ''] = text.trimStart().split(/[\r\n]/, 1);
  const [most = ';'] = [';', ',', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length);
  return most;
}

function textOf(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
