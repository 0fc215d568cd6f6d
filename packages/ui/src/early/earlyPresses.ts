import type { Control, EarlyPress, PressRecorder, State } from './recordPresses.ts';

const controls = 'input, textarea, select';

/** How long a press waits until it can be replayed, in milliseconds. */
const patience = 5_000;

/** How far the two presses of a double click are apart at most, in milliseconds: an add button takes them for one. */
export const doubleClick = 500;

/**
 * Adds to the record the native controls whose state differs from the page's HTML: browsers restore them when a visitor
 * comes back and password managers fill them in, both without an event. Called before the page is hydrated.
 */
export function addRestoredControls(): void {
  const { earlyPresses: recorder } = window;
  if (!recorder) return;
  const known = changedControls(recorder);
  const restored = [...document.querySelectorAll<Control>(controls)].filter(
    (control) =>
      stateOf(control) !== servedStateOf(control) &&
      !known.has(control) &&
      // The checked radio of its group tells what was chosen.
      !(isChoice(control) && control.type === 'radio' && !control.checked),
  );
  const before = new Map(restored.map((control) => [control, stateOf(control)]));
  const [first] = recorder.presses;
  if (first) first.changes = new Map([...before, ...first.changes]);
  else recorder.changes = new Map([...before, ...recorder.changes]);
}

/** Whether something was pressed that has not been replayed yet. */
export const wasPressedEarly = (): boolean =>
  window.earlyPresses !== undefined && (window.earlyPresses.presses.length > 0 || window.earlyPresses.changes.size > 0);

/** From now on the page handles events itself. */
export function stopRecording(): void {
  if (window.earlyPresses) window.earlyPresses.paused = true;
}

/**
 * Replays, once and in order, what was recorded before the page was hydrated. It must be called in the task that
 * hydrates the page: a key pressed in between would move a slider from the value that React knows, not from the one it
 * shows. Each press finds the controls that were changed before it in the state that they had then; in the end they are as the visitor
 * saw them last, and they show that whenever the replay waits. React handles each press before the next one. While one has to wait,
 * further presses wait behind it.
 *
 * @param enter opens what covers the page, if anything does; it must not open while a key or a pointer is down, because it would receive that press. Called once, and settles once buttons may be pressed: changes of native controls before the first button press don't wait for it.
 */
export async function replayEarlyPresses(enter: () => Promise<void> = () => Promise.resolve()): Promise<void> {
  const { earlyPresses: recorder } = window;
  delete window.earlyPresses;
  if (recorder?.isDown) await until(() => !recorder.isDown);
  const entered = enter();
  if (recorder === undefined) return;
  const { presses } = recorder;
  const restoreCaret = caretKeeper();
  const page = pageStates(recorder);
  /** When each button was clicked last, in milliseconds. */
  const clickedAt = new Map<HTMLElement, number>();
  /** Waits while the visitor sees what she did last; presses during the wait are recorded after the others. */
  const wait = async (isFree: () => boolean): Promise<void> => {
    recorder.paused = false;
    await until(() => isFree() && !recorder.isDown);
    recorder.paused = true;
  };
  for (;;) {
    // A page that changes under a key or pointer that is down makes its press end on something else.
    await wait(() => true);
    const [press] = presses;
    page.rewind();
    for (const [control, state] of press?.changes ?? recorder.changes) enterState(control, state);
    // React has queued its update before this.
    await Promise.resolve();
    if (press === undefined) break;
    page.show();
    restoreCaret();
    recorder.paused = false;
    await entered;
    const { target, key } = press;
    // Spaced out, so that each click counts: two clicks without an effect yet weren't meant as a double click.
    const next = key === undefined ? (clickedAt.get(target) ?? 0) + doubleClick : 0;
    // A busy button ignores presses.
    await wait(() => target.ariaDisabled !== 'true' && Date.now() > next);
    // It was taken back during the wait.
    if (presses[0] !== press) continue;
    page.rewind();
    presses.shift();
    replay(press);
    if (key === undefined) clickedAt.set(target, Date.now());
    await Promise.resolve();
    page.show();
  }
  restoreCaret();
  movePointer(recorder);
}

/** What the page knows of the changed controls, which show what the visitor saw last. */
function pageStates(recorder: PressRecorder) {
  const known = new Map<Control, State>();
  return {
    /** Shows what the page knows. A control that the page has rendered again already does. */
    rewind(): void {
      for (const [control, state] of changedControls(recorder)) {
        if (stateOf(control) !== state) continue;
        for (const each of groupOf(control)) setState(each, known.get(each) ?? servedStateOf(each));
      }
    },
    /** Notes what the page has made of a press, and shows what the visitor saw last. */
    show(): void {
      const seen = changedControls(recorder);
      for (const control of [...known.keys(), ...[...seen.keys()].flatMap(groupOf)]) {
        known.set(control, stateOf(control));
      }
      for (const [control, state] of seen) setState(control, state);
    },
  };
}

/** The changed controls, each as the visitor saw it last; of a group of radios the one that was chosen last. */
function changedControls({ presses, changes }: PressRecorder): Map<Control, State> {
  const seen = new Map<Control, State>();
  for (const [control, state] of [...presses.map((press) => press.changes), changes].flatMap((each) => [...each])) {
    for (const each of groupOf(control)) seen.delete(each);
    seen.set(control, state);
  }
  return seen;
}

/**
 * A pointer that stopped before the page was ready doesn't move any more but still hovers. One that is down is about to
 * click.
 */
function movePointer({ isDown }: PressRecorder): void {
  if (!window.matchMedia('(hover: hover)').matches || isDown) return;
  const under = [...document.querySelectorAll(':hover')].at(-1);
  under?.dispatchEvent(new PointerEvent('pointermove', { bubbles: true, pointerType: 'mouse' }));
}

function replay({ target, key, submitter }: EarlyPress): void {
  if (key !== undefined) pressKey(target, key);
  else if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else target.click();
}

/** Presses a key on a button. A letter that nothing handles belongs to the field which the button has opened. */
function pressKey(target: HTMLElement, key: string): void {
  const [isLeft] = ['keydown', 'keyup'].map((type) =>
    target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true })),
  );
  const field = document.activeElement;
  if (isLeft && key.length === 1 && field instanceof HTMLInputElement) fill(field, field.value + key);
}

/** Gives a control a state as a visitor does, so that React notices, which may know another one than the page shows. */
function enterState(control: Control, state: State): void {
  if (!isChoice(control)) {
    fill(control, String(state));
    return;
  }
  setState(control, !state);
  control.click();
}

/** Enters a value as typing does: with the browser's own setter, which React doesn't notice before the event. */
function fill(control: Control, value: string): void {
  Reflect.set(Object.getPrototypeOf(control), 'value', value, control);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}

/** A changed value moves the caret to the end. @returns a function that puts it back to where the visitor is typing. */
function caretKeeper(): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return () => {};
  const { value, selectionStart, selectionEnd } = field;
  return () => {
    // Fields whose caret can't be read, like those for an e-mail address, don't need it.
    if (selectionStart !== null && field.value === value) field.setSelectionRange(selectionStart, selectionEnd);
  };
}

/** With React's own setter, so that it knows. */
function setState(control: Control, state: State): void {
  if (isChoice(control)) control.checked = state === true;
  else control.value = String(state);
}

/** The radios of a group; any other control alone. */
function groupOf(control: Control): Control[] {
  if (!isChoice(control) || control.type !== 'radio') return [control];
  return [...document.getElementsByName(control.name)].filter((element): element is Control =>
    element.matches(controls),
  );
}

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const stateOf = (control: Control): State => (isChoice(control) ? control.checked : control.value);

function servedStateOf(control: Control): State {
  if (isChoice(control)) return control.defaultChecked;
  if (!(control instanceof HTMLSelectElement)) return control.defaultValue;
  const served = [...control.options].find(({ defaultSelected }) => defaultSelected) ?? control.options[0];
  return served?.value ?? '';
}

/** Waits until a press can be replayed, up to the limit. */
async function until(isFree: () => boolean): Promise<void> {
  const end = Date.now() + patience;
  while (!isFree() && Date.now() < end) await pause(50);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resume) => setTimeout(resume, milliseconds));
