declare global {
  interface Window {
    /** Whether every control that is on the page now answers by itself. */
    isReady(): boolean;
    /** Milliseconds from navigation to the first moment when it did. */
    ready: Promise<number>;
  }
}

/**
 * Runs in a page of the shop before anything else and watches from outside when it is ready: every control has React's own keys,
 * which it gets when it is hydrated, and every slider whose place is shown is itself there for assistive technology. The page
 * says nothing of this itself, so that no build can claim it.
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
    // Asked at each frame: the common answer has to be cheap.
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
