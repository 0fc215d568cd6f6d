/** Something a visitor did on a page that could not answer yet. */
export interface EarlyPress {
  /** The button, the native control, or the form that was sent. */
  target: HTMLElement;
  /** Of a native control: what it was changed to. */
  state?: boolean | string | undefined;
  /** Of a form: the button that sent it. */
  submitter?: HTMLElement | null;
}

export interface PressRecorder {
  /** What was recorded and has not been replayed, in order. */
  readonly presses: EarlyPress[];
  /** Lets every event through instead of recording it. */
  paused: boolean;
  /** Whether a pointer went down that may still click. */
  isDown: boolean;
}

/** How long after a pointer came up a click may come, in milliseconds. */
const clickMilliseconds = 100;

declare global {
  interface Window {
    /** What the visitor did before the page was hydrated; hydration takes it over. */
    earlyPresses?: PressRecorder;
  }
}

/**
 * Records presses on buttons, sent forms and changes of native controls, in order, until the page is hydrated. Native controls and
 * links keep doing what they do without a script. React hears of none of it: it may have hydrated a part of the page already, and
 * a press must count once. Written into the page, so that it listens before anything can be pressed.
 */
export function recordPresses(onPress: () => void): PressRecorder {
  const presses: EarlyPress[] = [];
  const recorder = { presses, paused: false, isDown: false };
  let lifting: ReturnType<typeof setTimeout> | undefined;
  const record = (event: Event): void => {
    const { type } = event;
    const target = event.target as HTMLInputElement;
    // Only a page that answers opens a dialog.
    if (recorder.paused || target.closest('dialog')) return;
    event.stopPropagation();
    // A menu that opened under a pointer would be closed by the press that is replayed.
    if (type === 'pointermove') return;
    if (type === 'submit') {
      event.preventDefault();
      presses.push({ target, submitter: (event as SubmitEvent).submitter });
    } else if (type === 'input') {
      const isChoice = /checkbox|radio/.test(target.type);
      // Of a word that is typed the last letter says all.
      if (!isChoice && presses.at(-1)?.target === target) presses.pop();
      presses.push({ target, state: isChoice ? target.checked : target.value });
    } else {
      const button = target.closest('button');
      // A button that sends a form is recorded with the form.
      if (!button || (button.type === 'submit' && button.form)) return;
      presses.push({ target: button });
    }
    onPress();
  };
  for (const type of ['click', 'input', 'submit', 'pointermove']) document.addEventListener(type, record, true);
  const lift = (): void => {
    recorder.isDown = false;
  };
  for (const type of ['pointerdown', 'pointerup', 'pointercancel', 'click']) {
    const track = (): void => {
      clearTimeout(lifting);
      // A click comes right after, if one comes.
      if (type === 'pointerup') lifting = setTimeout(lift, clickMilliseconds);
      else recorder.isDown = type === 'pointerdown';
    };
    window.addEventListener(type, track, true);
  }
  return recorder;
}
