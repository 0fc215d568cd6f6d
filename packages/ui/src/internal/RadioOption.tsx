import type { ReactNode } from 'react';

interface RadioOptionProps<Value extends string> {
  /** Its value. */
  option: Value;
  /** The props of its group: form key, chosen value, and change handler. */
  group: { name: string; value: Value; onValueChange: (next: Value) => void };
  /** Whether it can't be chosen. It can still be focused, so that screen reader users learn that it exists. */
  disabled?: boolean | undefined;
  className: string;
  radioClassName: string;
  /** Its label. */
  children: ReactNode;
}

/** One option of a group of radio buttons: the native control in its label. The group styles it. */
export function RadioOption<Value extends string>({
  option,
  group: { name, value, onValueChange },
  disabled,
  className,
  radioClassName,
  children,
}: RadioOptionProps<Value>) {
  return (
    <label className={className}>
      <input
        type="radio"
        className={radioClassName}
        name={name}
        value={option}
        checked={option === value}
        aria-disabled={disabled || undefined}
        onChange={() => {
          if (!disabled) onValueChange(option);
        }}
      />
      {children}
    </label>
  );
}
