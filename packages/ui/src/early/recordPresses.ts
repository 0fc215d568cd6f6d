export type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Whether a checkbox or radio button is checked, or the value of any other control. */
export type State = boolean | string;

/** Something that a visitor did before the page could respond. */
export interface EarlyPress {
  /** The button, or the submitted form. */
  target: HTMLElement;
  /** A key that was pressed on a button: a letter for the field that the button opens, or the arrow that unfolds a menu. */
  key?: string;
  /** For a form: the button that submitted it. */
  submitter?: HTMLElement | null;
  /** The native controls that were changed between the press before and this one, each in the state in which this press found it. */
  changes: Map<Control, State>;
}

export interface PressRecorder {
  /** The presses that have not been replayed yet, in order. */
  readonly presses: EarlyPress[];
  /** The native controls that were changed since the last press. */
  changes: Map<Control, State>;
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
 * Records presses on buttons, letters typed after one, submitted forms and changes of native controls until the page is hydrated.
 * Native controls and links keep working as without a script. React receives none of these events: it may have hydrated
 * a part of the page already, and a press must count only once. This code is written into the page, so that it listens
 * before anything can be pressed.
 */
export function recordPresses(onPress: () => void): PressRecorder {
  const presses: EarlyPress[] = [];
  const recorder: PressRecorder = { presses, changes: new Map(), paused: false, isDown: false };
  let lifting: ReturnType<typeof setTimeout> | undefined;
  const add = (press: Omit<EarlyPress, 'changes'>): void => {
    presses.push({ ...press, changes: recorder.changes });
    recorder.changes = new Map();
  };
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
      const { key } = event as KeyboardEvent;
      if (key === 'Escape') takeBack();
      else add({ target, key });
    } else if (type === 'submit') {
      event.preventDefault();
      add({ target, submitter: (event as SubmitEvent).submitter });
    } else if (type === 'input') {
      // React may have rendered a checkbox again under a pointer that was down: a press turns it from what was seen last.
      const seen = [...presses.map(({ changes }) => changes), recorder.changes].findLast((each) => each.has(target));
      const isTicked = target.type === 'checkbox' && seen ? !seen.get(target) : target.checked;
      recorder.changes.delete(target);
      recorder.changes.set(target, /checkbox|radio/.test(target.type) ? isTicked : target.value);
    } else {
      const button = target.closest('button');
      // A button that submits a form is recorded with the form.
      if (!button || (button.type === 'submit' && button.form)) return;
      add({ target: button });
    }
    onPress();
  };
  /** What the last press opens is closed again, with the letters for it. */
  const takeBack = (): void => {
    const drop = () => {
      recorder.changes = new Map([...(presses.pop()?.changes ?? []), ...recorder.changes]);
    };
    while (presses.at(-1)?.key !== undefined) drop();
    if (presses.at(-1)?.target.ariaHasPopup) drop();
  };
  /** Whether a key means something to a page that isn't hydrated yet, beside the clicks and inputs that follow it. */
  const isMeant = ({ target, key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => {
    const on = target as HTMLElement;
    if (ctrlKey || metaKey || altKey || on.matches('input, textarea, select')) return false;
    if (key === 'ArrowDown') return on.ariaExpanded !== null;
    const last = presses.at(-1);
    if (last === undefined || recorder.changes.size > 0) return false;
    // A space presses the button, unless letters have come before it.
    return key === 'Escape' || (key.length === 1 && (key !== ' ' || last.key !== undefined));
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
