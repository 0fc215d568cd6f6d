/** How many values one statement writes at most: SQLite takes 32,766. */
const writtenAtOnce = 30_000;

/** Rows of one table, as many in each part as one statement writes. */
export function inStatements<Row extends object>(rows: readonly Row[]): Row[][] {
  const atOnce = Math.max(1, Math.floor(writtenAtOnce / Object.keys(rows[0] ?? {}).length));
  return Array.from({ length: Math.ceil(rows.length / atOnce) }, (_, part) =>
    rows.slice(part * atOnce, (part + 1) * atOnce),
  );
}
