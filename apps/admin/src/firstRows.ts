// Written into the page of a list, behind the same page as the build drew it with the fixed local data. Shows that, its dates and
// order numbers moved to today, until the script draws the page itself: on a slow line a second later.

import { formatDateTime, formatShortDate } from '@nuee/domain';
import { numbered } from '@nuee/domain/samples';
import { isSessionOpen } from './state/session.ts';

const template = document.currentScript?.previousElementSibling;
const main = template?.previousElementSibling;

// For nobody else; and how an address narrows or sorts a list, only the script knows.
if (main && template instanceof HTMLTemplateElement && isSessionOpen(localStorage) && location.search === '') {
  const age = Date.now() - Date.parse(template.dataset.moment ?? '');
  const today = (iso: string): string => new Date(Date.parse(iso) + age).toISOString();
  const numbersOf = (dates: string[]): string[] =>
    numbered(dates.map((createdAt) => ({ createdAt }))).map(({ orderNumber }) => orderNumber);

  const drawn = template.innerHTML;
  const dates = [...drawn.matchAll(/datetime="([^"]+)"/g)].map(([, iso = '']) => iso);
  const before = numbersOf(dates);
  const after = numbersOf(dates.map(today));
  main.innerHTML = drawn
    .replaceAll(/(datetime=")([^"]+)("[^>]*>)([^<]*)/g, (_, start, iso, end, text) => {
      const format = text.includes(':') ? formatDateTime : formatShortDate;
      return `${start}${today(iso)}${end}${format(today(iso))}`;
    })
    .replaceAll(/CMD-[\d-]+/g, (number) => after[before.indexOf(number)] ?? number);
}
