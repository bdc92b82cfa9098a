import type { FieldProblem } from '#domain/kit/errors.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import type { FindForm } from '#machines/members/recovery/find-account.machine.ts';
import { findAccountText as text } from '#src/areas/members/recovery/find-account.text.ts';
import { TextField } from '#src/ui/forms/field.tsx';

type FieldsProps = {
  values: FindForm;
  problems: readonly FieldProblem[];
  onChange: (change: Partial<FindForm>) => void;
};

const fieldOf = ({ values, problems, onChange }: FieldsProps, name: keyof FindForm) => ({
  name,
  label: text[name],
  value: values[name],
  problem: sentenceAt(problems, name),
  onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
});

/** Name and phone number fields. */
export const FindPerson = (fields: FieldsProps) => (
  <>
    <TextField {...fieldOf(fields, 'name')} autoComplete="name" />
    <TextField
      {...fieldOf(fields, 'phoneNumber')}
      hint={text.phoneHint}
      type="tel"
      inputMode="tel"
      autoComplete="tel-national"
    />
  </>
);

/** Field of the text-message code. */
export const FindCode = (fields: FieldsProps) => (
  <TextField {...fieldOf(fields, 'code')} inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
);
