import { type ComponentPropsWithRef, useId } from 'react';
import { controlStyle } from './control-style.ts';
import { Field, type FieldProps, fieldAttributes } from './field.tsx';
import { useComposition } from './use-composition.ts';

type Native = Omit<
  ComponentPropsWithRef<'textarea'>,
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

export type TextAreaProps = Native & FieldProps & { value: string; onValueChange: (text: string) => void };

/** Several lines of text with label, hint and error. */
export function TextArea({
  label,
  hint,
  error,
  required,
  value,
  onValueChange,
  rows = 5,
  ...native
}: TextAreaProps) {
  const id = useId();
  const typed = useComposition(value, onValueChange);
  return (
    <Field {...{ id, label, hint, error, required }}>
      <textarea
        {...native}
        {...typed}
        {...fieldAttributes(id, { hint, error, required })}
        rows={rows}
        className={controlStyle({ multiline: true }).className}
      />
    </Field>
  );
}
