import { ApiError } from '@nuee/api-client/apiError';
import { type AdminCategory, categoryToUnite } from '@nuee/domain';
import * as contract from '@nuee/domain/contract';
import type { CountedCategory } from '@nuee/domain/live';
import { type Commands, sentenceOf, useCommands } from '../data/commands.ts';
import { useRead } from '../data/reading.ts';
import { useSource } from '../data/source.ts';

type Categories = { items: CountedCategory[] };

const key = ['categories'];

/** The categories in the order of the shop, with how many products each has. */
export function useCategories() {
  const { moves } = useSource();
  return useRead(key, async (client, signal) => {
    // Until then the list is shown in the order that was asked for.
    await moves.done();
    return client.call(contract.listCategories, { signal });
  });
}

export const useCategoryNames = (): string[] => useCategories().value?.items.map(({ name }) => name) ?? [];

/** What a change of a category concerns. */
const changed = ['categories', 'products', 'journal'];

export const useCategoryCommands = () => useCommands(categoryCommands);

function categoryCommands({ client, isDemonstration, queries, moves, toasts, run }: Commands) {
  const known = (): CountedCategory[] => queries.getQueryData<Categories>(key)?.items ?? [];
  const show = (to: (items: CountedCategory[]) => CountedCategory[]): void => {
    queries.setQueryData<Categories>(key, (now) => now && { items: to(now.items) });
  };
  return {
    /** The demonstration unites two categories of one name; a shop in service refuses that. */
    rename: ({ id, name, version }: AdminCategory, next: string) => {
      const names = known().map((one) => one.name);
      const isUnited = isDemonstration && categoryToUnite(names, name, next) !== undefined;
      return run(
        changed,
        () => client.call(contract.changeCategory, { id, body: { name: next.trim(), version } }),
        isUnited ? 'Catégories réunies avec succès' : 'Catégorie renommée avec succès',
      );
    },

    /** Resolves to whether it was added; `issue` says what is wrong with its name. */
    add: async (name: string, picture?: File): Promise<{ added: boolean; issue?: string }> => {
      let issue: string | undefined;
      const isAnswered = await run(changed, async () => {
        try {
          const { id } = await client.call(contract.createCategory, { body: { name: name.trim() } });
          // The category exists already: trying again would be refused.
          if (picture) await run([], () => client.call(contract.changeCategoryImage, { id, file: picture }));
          toasts.success('Catégorie ajoutée avec succès');
        } catch (error) {
          if (!(error instanceof ApiError) || (error.status !== 409 && error.status !== 422)) throw error;
          issue = sentenceOf(error);
        }
      });
      return { added: isAnswered && issue === undefined, ...(issue !== undefined && { issue }) };
    },

    /** Moves a category to a place in the order of the shop, counted from 0. It is shown there at once. */
    move: async ({ id }: AdminCategory, place: number) => {
      await queries.cancelQueries({ queryKey: key });
      show((items) =>
        items.filter((one) => one.id !== id).toSpliced(place, 0, ...items.filter((one) => one.id === id)),
      );
      return moves.run(() =>
        run(changed, async () => {
          const version = known().find((one) => one.id === id)?.version;
          if (version === undefined) return;
          const saved = await client.call(contract.changeCategory, { id, body: { order: place, version } });
          show((items) => items.map((one) => (one.id === id ? { ...one, ...saved } : one)));
        }),
      );
    },

    changePicture: ({ id }: AdminCategory, file: File) =>
      run(changed, () => client.call(contract.changeCategoryImage, { id, file }), 'Image enregistrée'),

    /** The shop refuses it while the category has products. */
    remove: ({ id }: AdminCategory) =>
      run(changed, () => client.send(contract.removeCategory, { id }), 'Catégorie supprimée avec succès'),
  };
}
