import { expect, waitFor } from 'storybook/test';
import { answerMotion, type MotionPreference } from './motionPreference.ts';

interface Leaving {
  /** How long the longest transition takes. */
  milliseconds: number;
  /** The properties that change while it closes. */
  changes: string[];
}

interface Observed {
  /** The visitor's motion preference; other stories are shown without motion. */
  motion: MotionPreference;
  close: () => unknown;
  /** Checks made while it closes. Its motion is paused for them, so that a slow machine doesn't miss it. */
  whileClosing?: () => Promise<void>;
}

/** Closes a dialog and returns what moved, and for how long. For stories only. */
export async function leavingOf(dialog: HTMLElement, { motion, close, whileClosing }: Observed): Promise<Leaving> {
  const still = document.adoptedStyleSheets;
  const takeBack = answerMotion(motion);
  document.adoptedStyleSheets = [];
  try {
    for (const entering of dialog.getAnimations({ subtree: true })) entering.finish();
    // Computes the style, so that the transition starts from the open dialog and not from its state before opening.
    await expect(getComputedStyle(dialog).opacity).toBe('1');
    let leaving: CSSTransition[] = [];
    // Paused before its first frame, so that the motion can't end before it is checked.
    const closing = new MutationObserver(() => {
      leaving = dialog
        .getAnimations({ subtree: true })
        .filter((animation): animation is CSSTransition => animation instanceof CSSTransition);
      for (const transition of leaving) transition.pause();
      closing.disconnect();
    });
    closing.observe(dialog, { attributeFilter: ['open'] });
    await close();
    await waitFor(() => expect(leaving).not.toHaveLength(0));
    await whileClosing?.();
    const ends = leaving.map(({ effect }) => Number(effect?.getComputedTiming().endTime));
    const changes = leaving.map(({ transitionProperty }) => transitionProperty);
    for (const transition of leaving) transition.finish();
    return {
      milliseconds: Math.max(...ends),
      changes: [...new Set(changes)].filter((property) => property !== 'display' && property !== 'overlay').sort(),
    };
  } finally {
    document.adoptedStyleSheets = still;
    takeBack();
  }
}
