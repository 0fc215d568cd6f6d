import { useState } from 'react';

/** Whether a form is being sent, as the props of its button and the function that sends. */
export function useSaving() {
  const [loading, setLoading] = useState(false);
  return {
    /** The prop to spread on the button, which ignores presses while the form is being sent. */
    button: { loading },
    /** @returns what `send` resolves to. */
    save: async <Result>(send: () => Result | Promise<Result>): Promise<Result> => {
      setLoading(true);
      try {
        return await send();
      } finally {
        setLoading(false);
      }
    },
  };
}
