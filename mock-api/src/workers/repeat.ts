/** Runs a worker at an interval, and at once when it is woken; one run at a time. */

export interface Repeated {
  /** There is something to do. During a run, another one follows it. */
  wake(): void;
  /** Ends it. Resolves when the run on its way has ended. */
  stop(): Promise<void>;
}

export interface RepeatOptions {
  readonly everyMilliseconds: number;
  /** Called when a run failed, once for a series of the same failure. The next run comes all the same. */
  readonly report: (error: unknown) => void;
}

export function repeat(work: () => Promise<unknown>, { everyMilliseconds, report }: RepeatOptions): Repeated {
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;
  let lastFailure: string | undefined;

  const run = async (): Promise<void> => {
    do {
      isAskedAgain = false;
      try {
        await work();
        lastFailure = undefined;
      } catch (error) {
        const failure = String(error);
        if (failure !== lastFailure) report(error);
        lastFailure = failure;
      }
    } while (isAskedAgain && !isStopped);
  };
  const wake = (): void => {
    if (isStopped) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = run().finally(() => {
      running = undefined;
    });
  };
  const timer = setInterval(wake, everyMilliseconds).unref();
  wake();

  return {
    wake,
    async stop() {
      isStopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
