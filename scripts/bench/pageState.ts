/** The visible state of a page, by name. */
export type PageState = Readonly<Record<string, string>>;

declare global {
  interface Window {
    presses: {
      firstPaint: Promise<void>;
      /** The centre of a control that can be pressed now; `null` if it is missing, busy or covered. */
      place(at: string, named: string): { x: number; y: number } | null;
      /** Focuses that control. @returns whether it has the focus. */
      focus(): boolean;
      /** The number of characters in that control. */
      typed(): number;
      /** Whether the last pointer press reached that control, which it didn't if the age gate came between. */
      reached(): Promise<boolean>;
      /** Whether the last key reached that control. */
      keyReached(): boolean;
      /** Whether the last pointer press landed on another control because the page had moved since it was aimed. */
      strayed(): boolean;
      /** Milliseconds since the page last changed. */
      stillFor(): number;
      state(): PageState;
    };
  }
}

/** Runs in a page before anything else, for the driver that presses its controls and compares the results. */
export function watchPresses(): void {
  let wanted: HTMLElement | undefined;
  const landed = new Set<string>();
  let strayed = false;
  let changed = performance.now();
  /** Messages disappear, so it records that they were shown. */
  const messages = new Set<string>();

  const words = (text: string | null | undefined): string => (text ?? '').replace(/\s+/g, ' ').trim();
  const labelOf = (control: Element): HTMLElement | undefined =>
    control instanceof HTMLInputElement ? control.labels?.[0] : undefined;
  const nameOf = (control: Element): string =>
    words(
      control.getAttribute('aria-label') ??
        document.getElementById(control.getAttribute('aria-labelledby') ?? '')?.textContent ??
        labelOf(control)?.textContent ??
        control.textContent,
    );
  const all = (selector: string, root: ParentNode = document): HTMLElement[] => [
    ...root.querySelectorAll<HTMLElement>(selector),
  ];
  const shown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

  new MutationObserver(() => {
    changed = performance.now();
    for (const message of all('[aria-label="Notifications"] p')) messages.add(words(message.textContent));
  }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
  for (const type of ['pointerdown', 'click', 'keydown']) {
    addEventListener(
      type,
      ({ target, isTrusted }) => {
        if (!isTrusted || !(target instanceof Element)) return;
        if (wanted?.contains(target)) landed.add(type);
        // The browser itself clicks the field of a label that was pressed.
        else if (type === 'pointerdown' && target.closest('button, a, input, label')) strayed = true;
      },
      { capture: true },
    );
  }

  /** The point at its centre, if a pointer would hit it there. */
  const middleOf = (element: HTMLElement): { x: number; y: number } | null => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    return element.contains(document.elementFromPoint(x, y)) ? { x, y } : null;
  };
  const isBusy = (control: Element): boolean =>
    control.matches(':disabled, [aria-disabled="true"], [aria-busy="true"]');

  const state = (): PageState => {
    const items: readonly { product: { _id: string }; quantity: number; size: number; nicotineStrength: number }[] =
      JSON.parse(localStorage.getItem('cart') ?? '{"items":[]}').items;
    const told: Record<string, string> = {
      address: location.pathname + location.search,
      cart: items
        .map(({ product, size, nicotineStrength, quantity }) =>
          [product._id, `${size} ml`, `${nicotineStrength} mg/ml`, `× ${quantity}`].join(' '),
        )
        .sort()
        .join(', '),
      pieces: String(items.reduce((sum, { quantity }) => sum + quantity, 0)),
      dialogs: all('dialog[open]').map(nameOf).join(', '),
      messages: [...messages].sort().join(', '),
      said: all('output, [role="status"], [role="alert"]')
        .filter((each) => shown(each) && each.closest('[aria-label="Notifications"]') === null)
        .map((each) => words(each.textContent))
        .filter(Boolean)
        .join(', '),
      badge: all('header a[href="/panier"]').map(nameOf).join(', '),
      products: all('main a[href^="/produit/"]')
        .filter(shown)
        .map((link) => link.getAttribute('href'))
        .join(' '),
      invalid: all('[aria-invalid="true"]').map(nameOf).join(', '),
    };
    const tell = (name: string, value: string): void => {
      let key = name;
      for (let number = 2; key in told; number += 1) key = `${name} (${number})`;
      told[key] = value;
    };
    for (const control of all('input, select, textarea, [role="slider"]').filter(shown)) {
      if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
        tell(nameOf(control), control.checked ? 'checked' : 'not checked');
      } else if (
        control instanceof HTMLInputElement ||
        control instanceof HTMLSelectElement ||
        control instanceof HTMLTextAreaElement
      ) {
        // A slider is read out either way.
        tell(nameOf(control), control.type === 'range' ? control.value : `${control.type} ${control.value}`);
      } else {
        tell(nameOf(control), control.getAttribute('aria-valuenow') ?? '');
      }
    }
    for (const name of ['aria-expanded', 'aria-pressed', 'aria-checked']) {
      for (const control of all(`[${name}]`).filter(shown)) {
        tell(`${name} of ${nameOf(control)}`, control.getAttribute(name) ?? '');
      }
    }
    return told;
  };

  window.presses = {
    firstPaint: new Promise((resolve) => {
      new PerformanceObserver(() => resolve()).observe({ type: 'paint', buffered: true });
    }),
    place: (at, named) => {
      const control = all(at).find((each) => new RegExp(named).test(nameOf(each)) && each.checkVisibility());
      if (control === undefined || isBusy(control)) return null;
      // For a radio button or a checkbox, the label around it is pressed.
      wanted = (control.matches('[type="radio"], [type="checkbox"]') && labelOf(control)) || control;
      landed.clear();
      strayed = false;
      if (control.matches('[role="slider"], [type="range"]')) {
        // The keyboard reaches it unless a dialog covers the page.
        const modal = document.querySelector('dialog:modal');
        return modal === null || modal.contains(control) ? { x: 0, y: 0 } : null;
      }
      const place = middleOf(wanted);
      if (place) return place;
      wanted.scrollIntoView({ block: 'center', behavior: 'instant' });
      return middleOf(wanted);
    },
    focus: () => {
      wanted?.focus();
      return wanted !== undefined && wanted === document.activeElement;
    },
    typed: () => (wanted instanceof HTMLInputElement ? wanted.value.length : 0),
    reached: async () => {
      // The click of a finger comes a moment after it was lifted.
      for (let frames = 0; frames < 10 && !landed.has('click'); frames += 1) {
        await new Promise((drawn) => requestAnimationFrame(drawn));
      }
      return landed.has('click') || (landed.has('pointerdown') && document.querySelector('dialog:modal') === null);
    },
    keyReached: () => landed.has('keydown'),
    strayed: () => strayed,
    stillFor: () => performance.now() - changed,
    state,
  };
}
