import type { ReactNode } from 'react';

interface RadioOptionProps<Value extends string> {
  /** The value that it stands for. */
  option: Value;
  /** The props of its group: key of the form, chosen value, and the handler that is called with another one. */
  group: { name: string; value: Value; onValueChange: (next: Value) => void };
  /** Whether it can't be chosen. It stays within reach of the keyboard, so that whoever listens hears that it is there. */
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
  disabled = false,
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
