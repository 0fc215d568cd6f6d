import { type BankStatement, statementOfCamt, statementOfTable } from '@nuee/domain';

const largest = 10 * 1024 * 1024;

/** The statement in a bank's file; undefined when it is none. Nothing of it leaves the browser. */
export async function readStatement(file: File): Promise<BankStatement | undefined> {
  if (file.size > largest) return undefined;
  const text = decoded(await file.arrayBuffer());
  if (!text.trimStart().startsWith('<')) {
    const { default: papa } = await import('papaparse');
    return statementOfTable(papa.parse<string[]>(text).data);
  }
  // Entities, which a hostile file could make grow without end, need a document type; a statement has none.
  if (/<!DOCTYPE/i.test(text)) return undefined;
  const read = new DOMParser().parseFromString(text, 'application/xml');
  return read.querySelector('parsererror') ? undefined : statementOfCamt(read.documentElement);
}

/** Banks write UTF-8, or the characters of Windows. */
function decoded(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}
