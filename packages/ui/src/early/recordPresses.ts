/** Something that a visitor did before the page could respond. */
export interface EarlyPress {
  /** The button, the native control, or the submitted form. */
  target: HTMLElement;
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
 * Records presses on buttons, submitted forms and changes of native controls, in order, until the page is hydrated.
 * Native controls and links keep working as without a script. React receives none of these events: it may have hydrated
 * a part of the page already, and a press must count only once. This code is written into the page, so that it listens
 * before anything can be pressed.
 */
export function recordPresses(onPress: () => void): PressRecorder {
  const presses: EarlyPress[] = [];
  const recorder = { presses, paused: false, isDown: false };
  let lifting: ReturnType<typeof setTimeout> | undefined;
  const record = (event: Event): void => {
    const { type } = event;
    const target = event.target as HTMLInputElement;
    // An open dialog means that the page already responds.
    if (recorder.paused || target.closest('dialog')) return;
    event.stopPropagation();
    // The replayed press would close a menu that opened under the pointer.
    if (type === 'pointermove') return;
    if (type === 'submit') {
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
    onPress();
  };
  for (const type of ['click', 'input', 'submit', 'pointermove']) document.addEventListener(type, record, true);
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
  return recorder;
}
