/** Something that a visitor did before the page could respond. */
export interface EarlyPress {
  /** The button, the native control, or the submitted form. */
  target: HTMLElement;
  /** A key that was pressed on a button: a letter for the field that the button opens, or the arrow that unfolds a menu. */
  key?: string;
  /** For a native control: its new state. */
  state?: boolean | string | undefined;
  /** For a form: the button that submitted it. */
  submitter?: HTMLElement | null;
}

export interface PressRecorder {
  /** The presses that have not been replayed yet, in order. */
  readonly presses: EarlyPress[];
  /** Lets every event through instead of recording it. */
  paused: boolean;
  /** Whether a key is down, or a pointer is down or just came up: a press may still follow. */
  isDown: boolean;
}

/** How long after a pointer comes up a click may follow, in milliseconds. */
const clickMilliseconds = 100;

declare global {
  interface Window {
    /** What the visitor did before the page was hydrated; hydration takes it over. */
    earlyPresses?: PressRecorder;
  }
}

/**
 * Records presses on buttons, letters typed after one, submitted forms and changes of native controls, in order, until the page is
 * hydrated.
 * Native controls and links keep working as without a script. React receives none of these events: it may have hydrated
 * a part of the page already, and a press must count only once. This code is written into the page, so that it listens
 * before anything can be pressed.
 */
export function recordPresses(onPress: () => void): PressRecorder {
  const presses: EarlyPress[] = [];
  const recorder = { presses, paused: false, isDown: false };
  let last: EarlyPress | undefined;
  let lifting: ReturnType<typeof setTimeout> | undefined;
  const record = (event: Event): void => {
    const { type } = event;
    const target = event.target as HTMLInputElement;
    // An open dialog means that the page already responds.
    if (recorder.paused || target.closest('dialog')) return;
    if (type === 'keydown' && !isMeant(event as KeyboardEvent)) return;
    event.stopImmediatePropagation();
    // The replayed press would close a menu that opened under the pointer.
    if (type === 'pointermove') return;
    if (type === 'keydown') {
      // Neither may a space press the button again, nor the arrow scroll the page.
      event.preventDefault();
      presses.push({ target, key: (event as KeyboardEvent).key });
    } else if (type === 'submit') {
      event.preventDefault();
      presses.push({ target, submitter: (event as SubmitEvent).submitter });
    } else if (type === 'input') {
      const isChoice = /checkbox|radio/.test(target.type);
      // For typed text, the last event has the whole value.
      if (!isChoice && presses.at(-1)?.target === target) presses.pop();
      presses.push({ target, state: isChoice ? target.checked : target.value });
    } else {
      const button = target.closest('button');
      // A button that submits a form is recorded with the form.
      if (!button || (button.type === 'submit' && button.form)) return;
      presses.push({ target: button });
    }
    last = presses.at(-1);
    onPress();
  };
  /** Whether a key means something to a page that isn't hydrated yet, beside the clicks and inputs that follow it. */
  const isMeant = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const on = target as HTMLElement;
    if (ctrlKey || metaKey || altKey || on.matches('input, textarea, select')) return false;
    if (key === 'ArrowDown') return on.ariaExpanded !== null;
    // A space presses the button, unless letters have come before it.
    return (
      key.length === 1 && last !== undefined && last.state === undefined && (key !== ' ' || last.key !== undefined)
    );
  };
  const lift = (): void => {
    recorder.isDown = false;
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click', 'keydown', 'keyup']) {
    const track = (): void => {
      clearTimeout(lifting);
      // If there is a click, it follows immediately.
      if (type === 'pointerup') lifting = setTimeout(lift, clickMilliseconds);
      else recorder.isDown = type.endsWith('down');
    };
    window.addEventListener(type, track, true);
  }
  // After those above, which know of every event, and before any other: a letter must not count twice.
  for (const type of ['click', 'input', 'submit', 'keydown', 'pointermove'])
    window.addEventListener(type, record, true);
  return recorder;
}
