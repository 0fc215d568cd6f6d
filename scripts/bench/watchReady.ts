declare global {
  interface Window {
    /** Whether every control on the page responds. */
    isReady(): boolean;
    /** Milliseconds from navigation to the first moment when they all did. */
    ready: Promise<number>;
  }
}

/**
 * Runs in a page of the shop before anything else and watches from outside when it is ready: every control has React's
 * own keys, which it gets when it is hydrated, and every visible slider is in the accessibility tree. The page itself
 * doesn't report this, so no build can claim it falsely.
 */
export function watchReady(): void {
  const controls = 'button, input, select, textarea, a[href]';
  const sliders = '[role="slider"], input[type="range"]';
  const isHydrated = (control: Element): boolean => Object.keys(control).some((key) => key.startsWith('__reactProps$'));
  const isAbsent = (slider: Element): boolean =>
    slider.parentElement?.parentElement?.checkVisibility() === true &&
    (!slider.checkVisibility() || slider.closest('[aria-hidden="true"]') !== null);

  window.isReady = () => {
    const root = document.getElementById('root');
    const first = root?.querySelector(controls);
    // Called in each frame, so the usual answer has to be cheap.
    if (document.readyState === 'loading' || !root || !first || !isHydrated(first)) return false;
    return (
      [...root.querySelectorAll(controls)].every(isHydrated) && ![...root.querySelectorAll(sliders)].some(isAbsent)
    );
  };
  window.ready = new Promise((resolve) => {
    const look = (): void => {
      if (window.isReady()) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}
