import { type ComponentPropsWithRef, useId } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps, fieldAttributes } from './field.tsx';

export type SelectOption = { value: string; label: string; disabled?: boolean };

type Native = Omit<
  ComponentPropsWithRef<'select'>,
  'value' | 'onChange' | 'className' | 'style' | 'required' | 'id' | 'children'
>;

export type SelectFieldProps = Native &
  FieldProps & {
    value: string;
    onValueChange: (value: string) => void;
    options: readonly SelectOption[];
    /** Shown for the value '' ("nothing chosen yet"). */
    placeholder?: string | undefined;
  };

/** The platform's own select box: best on phones. */
export function SelectField(props: SelectFieldProps) {
  const { label, hint, error, required, value, onValueChange, options, placeholder, ...native } = props;
  const id = useId();
  return (
    <Field {...{ id, label, hint, error, required }}>
      <select
        {...native}
        {...fieldAttributes(id, { hint, error, required })}
        value={value}
        onChange={(event) => onValueChange(event.currentTarget.value)}
        className={controlStyle().className}
      >
        {placeholder === undefined ? null : <option value="">{placeholder}</option>}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled ?? false}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
