import { type ComponentProps, type ReactNode, useId } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { commonText } from '#src/text/common.ts';
import { control, Input } from './input.ts';

const Wrap = styled('div', {
  display: 'grid',
  gap: '$1',
  minWidth: 0,
  '& label': { fontWeight: 600, fontSize: '$label' },
});
const Area = styled('textarea', { ...control, minHeight: '132px', resize: 'vertical' });
export const Select = styled('select', control);
const WithAction = styled('div', {
  display: 'flex',
  alignItems: 'start',
  gap: '$2',
  '& > :first-child': { flex: '1 1 0', minWidth: 0 },
  '& > :last-child': { flex: 'none' },
});
const Hint = styled('p', { fontSize: '$label', color: '$ink3' });
const Problem = styled('p', { fontSize: '$label', color: '$danger' });

export type Frame = {
  label: string;
  hint?: string | undefined;
  problem?: string | undefined;
  required?: boolean;
};
/** Button at the end of the field. */
type Action = { action?: ReactNode };

/** Returns the ids that connect a field with its hint and problem. */
export const useField = ({ hint, problem }: Pick<Frame, 'hint' | 'problem'>) => {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', problem ? `${id}-problem` : ''].filter(Boolean).join(' ');
  return {
    id,
    aria: { id, 'aria-invalid': Boolean(problem), ...(described ? { 'aria-describedby': described } : {}) },
  };
};

/** Label, hint and problem around a form control. */
export function Parts({
  id,
  labelId,
  label,
  hint,
  problem,
  required,
  action,
  children,
}: Frame & Action & { id: string; labelId?: string; children: ReactNode }) {
  return (
    <Wrap>
      <label id={labelId} htmlFor={id}>
        {label}
        {required ? ` (${commonText.required})` : ''}
      </label>
      {action ? (
        <WithAction>
          {children}
          {action}
        </WithAction>
      ) : (
        children
      )}
      {hint ? <Hint id={`${id}-hint`}>{hint}</Hint> : null}
      {problem ? (
        <Problem id={`${id}-problem`} role="alert">
          {problem}
        </Problem>
      ) : null}
    </Wrap>
  );
}

/** One-line text field with its hint and, after a refusal, its problem. */
export function TextField({
  label,
  hint,
  problem,
  required,
  action,
  ...input
}: Frame & Action & Omit<ComponentProps<'input'>, 'required'>) {
  const { id, aria } = useField({ hint, problem });
  return (
    <Parts
      id={id}
      label={label}
      hint={hint}
      problem={problem}
      action={action}
      {...(required ? { required } : {})}
    >
      <Input {...input} {...aria} />
    </Parts>
  );
}

/** Labelled field of several lines, with hint and problem. */
export function TextArea({
  label,
  hint,
  problem,
  required,
  ...area
}: Frame & Omit<ComponentProps<'textarea'>, 'required'>) {
  const { id, aria } = useField({ hint, problem });
  return (
    <Parts id={id} label={label} hint={hint} problem={problem} {...(required ? { required } : {})}>
      <Area {...area} {...aria} />
    </Parts>
  );
}

type Choice = { value: string; label: string };

/** Labelled select field, with hint and problem. */
export function SelectField({
  label,
  hint,
  problem,
  required,
  choices,
  ...select
}: Frame & { choices: readonly Choice[] } & Omit<ComponentProps<'select'>, 'required'>) {
  const { id, aria } = useField({ hint, problem });
  return (
    <Parts id={id} label={label} hint={hint} problem={problem} {...(required ? { required } : {})}>
      <Select {...select} {...aria}>
        {choices.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Select>
    </Parts>
  );
}
