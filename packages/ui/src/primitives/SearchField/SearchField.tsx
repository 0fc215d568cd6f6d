import { useEffect, useEffectEvent, useRef } from 'react';
import { cx } from '../../internal/cx.ts';
import { isTyping } from '../../internal/isTyping.ts';
import type { PartProps } from '../../internal/partProps.ts';
import { useGivenRef } from '../../internal/useGivenRef.ts';
import { control } from '../Field/Field.css.ts';
import { SearchIcon } from '../Icon/icons.tsx';
import * as styles from './SearchField.css.ts';

export interface SearchFieldProps extends Omit<PartProps<'input'>, 'type' | 'aria-label'> {
  /** What is searched: the accessible name. */
  label: string;
  /** The searched text. */
  value: string;
  /** Called with the new text on every change, and with an empty text when Escape clears it. */
  onValueChange: (next: string) => void;
}

/**
 * The search of a list. « / » anywhere in the page leads to it, Escape clears it.
 *
 * Use it for a list on the page; for the products of the whole shop, use `SearchDialog`.
 */
export function SearchField({ label, value, onValueChange, ref, className, ...rest }: SearchFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  useGivenRef(ref, input);

  // What was typed before the page could react stands in the field already.
  const takeEarly = useEffectEvent(() => {
    const early = input.current?.value ?? value;
    if (early !== value) onValueChange(early);
  });
  useEffect(() => takeEarly(), []);

  useEffect(() => {
    const focus = (event: KeyboardEvent): void => {
      if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    window.addEventListener('keydown', focus);
    return () => window.removeEventListener('keydown', focus);
  }, []);

  return (
    <search className={cx(styles.root, className)}>
      <SearchIcon size={18} className={styles.icon} />
      <input
        ref={input}
        type="search"
        aria-label={label}
        aria-keyshortcuts="/"
        autoComplete="off"
        spellCheck={false}
        className={cx(control, styles.input)}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          onValueChange('');
        }}
        {...rest}
      />
    </search>
  );
}
