declare global {
  interface Navigator {
    /** The visitor's connection, in browsers that tell. */
    readonly connection?: { readonly saveData: boolean };
  }
}

/** Whether the visitor asked their browser to save data: nothing is loaded for them that may not be needed. */
export const savesData = (): boolean => navigator.connection?.saveData === true;
