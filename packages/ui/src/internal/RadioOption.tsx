import type { ReactNode } from 'react';

interface RadioOptionProps<Value extends string> {
  /** The value that it stands for. */
  option: Value;
  /** The props of its group: key of the form, chosen value, and the handler that is called with another one. */
  group: { name: string; value: Value; onValueChange: (next: Value) => void };
  className: string;
  radioClassName: string;
  /** Its label. */
  children: ReactNode;
}

/** One option of a group of radio buttons: the native control in its label. The group styles it. */
export function RadioOption<Value extends string>({
  option,
  group: { name, value, onValueChange },
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
        onChange={() => onValueChange(option)}
      />
      {children}
    </label>
  );
}
