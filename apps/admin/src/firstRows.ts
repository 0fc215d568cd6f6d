// Written into the page of a list, which it gives what is seen until the whole script draws it, on a slow line a second later: the
// page as the build drew it with the fixed local data, dates and order numbers moved to today, or as it waits for them.

import { formatDateTime, formatShortDate } from '@nuee/domain';
import { numbered } from '@nuee/domain/samples';
import { isSessionOpen } from './state/session.ts';

const main = document.currentScript?.parentElement;
const [withData, waiting] = main?.querySelectorAll('template') ?? [];

// The data are for an administrator alone; and how an address narrows or sorts a list, only the whole script knows.
if (main && withData && isSessionOpen(localStorage) && location.search === '') {
  const age = Date.now() - Date.parse(withData.dataset.moment ?? '');
  const today = (iso: string): string => new Date(Date.parse(iso) + age).toISOString();
  const numbersOf = (dates: string[]): string[] =>
    numbered(dates.map((createdAt) => ({ createdAt }))).map(({ orderNumber }) => orderNumber);

  const drawn = withData.innerHTML;
  const dates = [...drawn.matchAll(/datetime="([^"]+)"/g)].map(([, iso = '']) => iso);
  const before = numbersOf(dates);
  const after = numbersOf(dates.map(today));
  main.innerHTML = drawn
    .replaceAll(/(datetime=")([^"]+)("[^>]*>)([^<]*)/g, (_, start, iso, end, text) => {
      const format = text.includes(':') ? formatDateTime : formatShortDate;
      return `${start}${today(iso)}${end}${format(today(iso))}`;
    })
    .replaceAll(/CMD-[\d-]+/g, (number) => after[before.indexOf(number)] ?? number);
} else {
  main?.replaceChildren(waiting?.content ?? '');
}
