import { expect, waitFor } from 'storybook/test';
import { answerMotion, type MotionPreference } from './motionPreference.ts';

interface Leaving {
  /** How long the longest change takes. */
  milliseconds: number;
  /** The properties that change on the way. */
  changes: string[];
}

interface Observed {
  /** What the visitor prefers; stories are otherwise shown without any motion. */
  motion: MotionPreference;
  close: () => unknown;
  /** What is true while it leaves. Its motion is held meanwhile, so that a slow machine comes in time. */
  meanwhile?: () => Promise<void>;
}

/** Closes a dialog with its motion, and tells how that went. For stories only. */
export async function leavingOf(dialog: HTMLElement, { motion, close, meanwhile }: Observed): Promise<Leaving> {
  const still = document.adoptedStyleSheets;
  const takeBack = answerMotion(motion);
  document.adoptedStyleSheets = [];
  try {
    for (const entering of dialog.getAnimations({ subtree: true })) entering.finish();
    // It leaves from where the style was last looked at: from its place, not from the first moment of its coming.
    await expect(getComputedStyle(dialog).opacity).toBe('1');
    let leaving: CSSTransition[] = [];
    // Held before the first of its pictures, a motion can't end unseen.
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
    await meanwhile?.();
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
