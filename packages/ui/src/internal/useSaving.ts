import { useState } from 'react';

/** What a form sends is on its way, or it isn't: the props of its button, and what sends. */
export function useSaving() {
  const [loading, setLoading] = useState(false);
  return {
    /** The prop to spread on the button, which ignores presses meanwhile. */
    button: { loading },
    /** @returns what `send` resolves to. */
    save: async (send: () => Promise<boolean>): Promise<boolean> => {
      setLoading(true);
      try {
        return await send();
      } finally {
        setLoading(false);
      }
    },
  };
}
