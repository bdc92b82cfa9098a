import { type ComponentPropsWithRef, useId } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps, fieldAttributes } from './field.tsx';
import { useComposition } from './use-composition.ts';

type Native = Omit<
  ComponentPropsWithRef<'input'>,
  | 'value'
  | 'onChange'
  | 'className'
  | 'style'
  | 'required'
  | 'id'
  | 'onCompositionStart'
  | 'onCompositionEnd'
  | 'onKeyDown'
>;

export type TextFieldProps = Native &
  FieldProps & {
    value: string;
    onValueChange: (text: string) => void;
  };

/** One line of text with label, hint and error. For several lines see TextArea. */
export function TextField({
  label,
  hint,
  error,
  required,
  value,
  onValueChange,
  type = 'text',
  ...native
}: TextFieldProps) {
  const id = useId();
  const typed = useComposition(value, onValueChange);
  return (
    <Field {...{ id, label, hint, error, required }}>
      <input
        {...native}
        {...typed}
        {...fieldAttributes(id, { hint, error, required })}
        type={type}
        className={controlStyle().className}
      />
    </Field>
  );
}
