import { useCallback, useState } from 'react';

/** How many rows an address counts as a page. The list itself is one piece. */
const rowsPerPage = 50;

interface ListPage {
  firstRow: number;
  onFirstRowChange: (next: number) => void;
}

/** How far a long list was scrolled, as the address tells it: nothing on the first page. */
export function useListPage(page: string, onPageChange: (next: string) => void): ListPage {
  // The list is led there once; from then on the address follows it.
  const [firstRow] = useState(() => firstRowOf(page));
  const onFirstRowChange = useCallback((row: number) => onPageChange(pageOf(row)), [onPageChange]);
  return { firstRow, onFirstRowChange };
}

/** The first row of the page that an address names, counted from 0; anything but a page is the first one. */
export function firstRowOf(page: string): number {
  return /^[1-9]\d{0,8}$/.test(page) ? (Number(page) - 1) * rowsPerPage : 0;
}

/** The page of a row, as an address names it; empty for the first one. */
export function pageOf(row: number): string {
  return row < rowsPerPage ? '' : String(Math.floor(row / rowsPerPage) + 1);
}
