import { useEffect } from 'react';

/** What is left of an idle moment when the next step doesn't begin any more, in milliseconds. */
const margin = 5;

/** What can be worked out about rows before somebody asks, in short steps. */
interface Preparable<Row> {
  prepare(rows: readonly Row[]): Iterator<void>;
}

/** Works out what is slow while the page has nothing else to do, so that no keystroke pays for it. */
export function usePrepared<Row>(preparable: Preparable<Row>, rows: readonly Row[]): void {
  useEffect(() => {
    // Safari has no idle moments: there the first search and sort take the time that they take.
    if (!('requestIdleCallback' in window)) return;
    const steps = preparable.prepare(rows);
    const work = (moment: IdleDeadline): void => {
      while (moment.timeRemaining() > margin) if (steps.next().done) return;
      handle = requestIdleCallback(work);
    };
    let handle = requestIdleCallback(work);
    return () => cancelIdleCallback(handle);
  }, [preparable, rows]);
}
