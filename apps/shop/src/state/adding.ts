import { bottleOf, type CartSelection } from '@nuee/domain';
import type { AddingStatus } from '@nuee/ui';
import { doubleClick } from '@nuee/ui/early';

/** How long a button says « Ajouté au panier » (section 9), in milliseconds. */
const addedDuration = 2_000;

interface AddingOptions {
  /** Puts the selection into the cart. */
  keep: (selection: CartSelection) => Promise<void>;
  show: (status: AddingStatus) => void;
  onFailure: (error: unknown) => void;
}

export interface Adding {
  /** Adds once, however often it is called until the answer. The selection may have to be determined first. */
  add(selection: CartSelection | (() => Promise<CartSelection>)): Promise<void>;
  /** Cancels the return of the button to idle. */
  end(): void;
}

/** The states of an add button: idle, pending while the line is stored, confirmed for 2 s, idle. */
export function createAdding({ keep, show, onFailure }: AddingOptions): Adding {
  let busy = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const end = (): void => clearTimeout(timer);
  return {
    async add(selection) {
      if (busy) return;
      busy = true;
      const press = new Promise((resolve) => setTimeout(resolve, doubleClick));
      end();
      show('adding');
      try {
        const wanted = typeof selection === 'function' ? await selection() : selection;
        if (bottleOf(wanted.product, wanted)?.outOfStock) throw new Error(`${wanted.product.name} is sold out.`);
        await keep(wanted);
        show('added');
        timer = setTimeout(show, addedDuration, 'idle');
      } catch (error) {
        onFailure(error);
        show('idle');
      } finally {
        // A guest's line is stored at once: without this a double click would add two.
        void press.then(() => {
          busy = false;
        });
      }
    },
    end,
  };
}
