import type { ListView } from '@nuee/ui';
import type { KeptStorage } from '@nuee/ui/keptStorage';
import * as v from 'valibot';

const Saved = v.array(v.object({ name: v.string(), search: v.string() }));

/** The views of lists saved in this browser. */
export interface Views {
  /** @param list The name of the list in its address. */
  of(list: string): readonly ListView[];
  /** Replaces a view with the same name or the same search. @returns the saved views. */
  save(list: string, view: ListView): readonly ListView[];
  /** @returns the remaining views. */
  remove(list: string, view: ListView): readonly ListView[];
}

export function createViews(storage: KeptStorage): Views {
  const keyOf = (list: string): string => `adminViews/${list}`;
  const read = (list: string): readonly ListView[] => {
    const text = storage.getItem(keyOf(list));
    try {
      return v.parse(Saved, JSON.parse(text ?? '[]'));
    } catch {
      // Written by an older version, or by something else.
      return [];
    }
  };
  const write = (list: string, views: readonly ListView[]): readonly ListView[] => {
    storage.setItem(keyOf(list), JSON.stringify(views));
    return views;
  };
  return {
    of: read,
    save: (list, view) =>
      write(list, [...read(list).filter(({ name, search }) => name !== view.name && search !== view.search), view]),
    remove: (list, view) =>
      write(
        list,
        read(list).filter(({ name }) => name !== view.name),
      ),
  };
}
