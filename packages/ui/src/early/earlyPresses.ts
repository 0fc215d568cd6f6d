import type { EarlyPress, PressRecorder } from './recordPresses.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

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
  const { presses = [] } = window.earlyPresses ?? {};
  const restored = [...document.querySelectorAll<Control>(controls)].filter(
    (control) =>
      stateOf(control) !== servedStateOf(control) &&
      presses.every(({ target }) => target !== control) &&
      // The checked radio of its group tells what was chosen.
      !(isChoice(control) && control.type === 'radio' && !control.checked),
  );
  presses.unshift(...restored.map((target) => ({ target, state: stateOf(target) })));
}

/** Whether something was pressed that has not been replayed yet. */
export const wasPressedEarly = (): boolean => (window.earlyPresses?.presses.length ?? 0) > 0;

/** From now on the page handles events itself. */
export function stopRecording(): void {
  if (window.earlyPresses) window.earlyPresses.paused = true;
}

/**
 * Replays, once and in order, what was recorded before the page was hydrated. It must be called in the task that
 * hydrates the page: a key pressed in between would move a slider from the value that React knows, not from the one it
 * shows. Each press finds every control in the state that it had at the time of the press, so that a form is sent as it
 * was then. Whenever the replay waits, the controls show what the visitor set last, and further changes continue from
 * there. React handles each press before the next one. While one has to wait, further presses wait behind it.
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
  const sliders = sliderSteps();
  const stateAfter = boxStates();
  /** When each button was clicked last, in milliseconds. */
  const clickedAt = new Map<HTMLElement, number>();
  /** The page's state of those controls that still show something else. */
  const known = new Map<Control, boolean | string>();
  for (let press = presses.shift(); press !== undefined; press = presses.shift()) {
    recorder.paused = false;
    if (press.state === undefined) await entered;
    const { target } = press;
    // A busy button ignores presses, and a page that changes under a key or pointer that is down makes its press end on
    // something else. A native control that can no longer be chosen is disabled.
    await until(() => (press.state !== undefined || target.ariaDisabled !== 'true') && !recorder.isDown);
    // Each click counts: nobody means a double click by what had no effect yet.
    const clicked = press.key === undefined ? (clickedAt.get(target) ?? 0) : 0;
    await until(() => Date.now() - clicked > doubleClick);
    recorder.paused = true;
    rewind([press, ...presses], known);
    replay({ ...press, state: stateAfter(press) }, sliders.stepOf(press));
    if (press.state === undefined && press.key === undefined) clickedAt.set(target, Date.now());
    // React has queued its update before this.
    await Promise.resolve();
    known.clear();
    for (const control of controlsOf(presses)) known.set(control, stateOf(control));
    sliders.look(presses);
    for (const { target, state } of presses) if (state !== undefined && isControl(target)) setState(target, state);
    restoreCaret();
  }
  recorder.paused = true;
  movePointer(recorder);
}

/**
 * Sets controls to the state that the page knows, or to the served one, unless the page has rendered them again and
 * already shows its state.
 */
function rewind(presses: readonly EarlyPress[], known: ReadonlyMap<Control, boolean | string>): void {
  for (const control of controlsOf(presses)) {
    const group = new Set<HTMLElement>(groupOf(control));
    const last = presses.findLast(({ target }) => group.has(target));
    if (!last || !isControl(last.target) || stateOf(last.target) !== last.state) continue;
    for (const each of groupOf(control)) setState(each, known.get(each) ?? servedStateOf(each));
  }
}

/** The controls that these presses change, with the other radios of their groups. */
function controlsOf(presses: readonly EarlyPress[]): Set<Control> {
  const changed = presses.map(({ target }) => target).filter(isControl);
  return new Set(changed.flatMap(groupOf));
}

/**
 * The state that each press gives its checkbox. A second press on a checkbox toggles it again: the recorded state may
 * be wrong if React rendered the checkbox again under a pointer that was down. A press after a button toggles the state
 * that the button leaves.
 */
function boxStates() {
  const turned = new Map<HTMLElement, boolean>();
  let isAfterButton = false;
  /**
   * To be called once for each press, in order, while the controls are in the state before that press. For other
   * presses it returns what was recorded.
   */
  return ({ target, state }: EarlyPress): EarlyPress['state'] => {
    if (state === undefined) {
      turned.clear();
      isAfterButton = true;
    }
    if (typeof state !== 'boolean' || !(target instanceof HTMLInputElement) || target.type !== 'checkbox') return state;
    const next = !(turned.get(target) ?? (isAfterButton ? target.checked : !state));
    turned.set(target, next);
    return next;
  };
}

/**
 * How far presses move their sliders, as the visitor saw it. A press after a button continues from where that button
 * leaves the slider.
 */
function sliderSteps() {
  const seen = new Map<HTMLElement, number>();
  return {
    /** To be called once for each press, in order. `undefined` for other controls. */
    stepOf({ target, state }: EarlyPress): number | undefined {
      if (!isSlider(target)) return undefined;
      const before = seen.get(target) ?? Number(servedStateOf(target));
      seen.set(target, Number(state));
      return Number(state) - before;
    },
    /** A slider that nobody has moved since is shown at the page's value. */
    look(presses: readonly EarlyPress[]): void {
      for (const slider of document.querySelectorAll<HTMLInputElement>('input[type="range"]')) {
        if (presses.every(({ target }) => target !== slider)) seen.set(slider, slider.valueAsNumber);
      }
    },
  };
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

function replay({ target, key, state, submitter }: EarlyPress, step: number | undefined): void {
  if (key !== undefined) pressKey(target, key);
  else if (step !== undefined && target instanceof HTMLInputElement) fill(target, String(target.valueAsNumber + step));
  else if (target instanceof HTMLFormElement) target.requestSubmit(submitter);
  else if (state === undefined || !isControl(target)) target.click();
  else if (!isChoice(target)) {
    setState(target, servedStateOf(target));
    fill(target, String(state));
  } else {
    // It already has the state that the visitor wants, but React doesn't know it.
    if (target.checked === state) target.checked = !state;
    target.click();
  }
}

/** Presses a key on a button. A letter that nothing handles belongs to the field which the button has opened. */
function pressKey(target: HTMLElement, key: string): void {
  const [isLeft] = ['keydown', 'keyup'].map((type) =>
    target.dispatchEvent(new KeyboardEvent(type, { key, bubbles: true, cancelable: true })),
  );
  const field = document.activeElement;
  if (isLeft && key.length === 1 && field instanceof HTMLInputElement) fill(field, field.value + key);
}

/**
 * Enters a value as typing does. React ignores an event whose value it already knows, and it knows the field's value at
 * hydration. So the field is first reset with React's own setter, then filled with the browser's, which React doesn't
 * notice.
 */
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

function setState(control: Control, state: boolean | string): void {
  if (isChoice(control)) control.checked = state === true;
  else control.value = String(state);
}

/** The radios of a group; any other control alone. */
function groupOf(control: Control): Control[] {
  if (!isChoice(control) || control.type !== 'radio') return [control];
  return [...document.getElementsByName(control.name)].filter(isControl);
}

const isControl = (element: HTMLElement): element is Control => element.matches(controls);

const isSlider = (element: HTMLElement): element is HTMLInputElement =>
  element instanceof HTMLInputElement && element.type === 'range';

const isChoice = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);

const stateOf = (control: Control): boolean | string => (isChoice(control) ? control.checked : control.value);

function servedStateOf(control: Control): boolean | string {
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
