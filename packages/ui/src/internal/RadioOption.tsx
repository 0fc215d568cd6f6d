import type { ReactNode } from 'react';

interface RadioOptionProps<Value extends string> {
  /** The value that it stands for. */
  option: Value;
  /** What its group is given: the key of the form, the chosen value, who is told of another one. */
  group: { name: string; value: Value; onValueChange: (next: Value) => void };
  className: string;
  radioClassName: string;
  /** Its label. */
  children: ReactNode;
}

/** One option among a few: the native control in its label, however the group looks. */
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
