interface Leaving {
  /** How long the longest change takes. */
  milliseconds: number;
  /** The properties that change on the way. */
  changes: string[];
}

/** Closes a dialog with its motion, which stories are otherwise shown without, and tells how it went. For stories only. */
export async function leavingOf(dialog: HTMLElement, close: () => Promise<void>): Promise<Leaving> {
  const still = document.adoptedStyleSheets;
  document.adoptedStyleSheets = [];
  try {
    await Promise.all(dialog.getAnimations({ subtree: true }).map(({ finished }) => finished));
    await close();
    const transitions = dialog
      .getAnimations({ subtree: true })
      .filter((animation): animation is CSSTransition => animation instanceof CSSTransition);
    const ends = transitions.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    const changes = transitions.map(({ transitionProperty }) => transitionProperty);
    await Promise.all(transitions.map(({ finished }) => finished));
    return {
      milliseconds: Math.max(...ends),
      changes: [...new Set(changes)].filter((property) => property !== 'display' && property !== 'overlay').sort(),
    };
  } finally {
    document.adoptedStyleSheets = still;
  }
}
