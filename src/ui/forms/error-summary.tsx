import type { MouseEvent, RefObject } from 'react';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { styled } from '#src/styles/stitches.ts';
import { formsText as text } from './error-summary.text.ts';

const Box = styled('div', {
  display: 'grid',
  gap: '$2',
  padding: '$4',
  border: '1px solid $danger',
  borderRadius: '$control',
  '& ul': { display: 'grid', margin: 0, padding: 0, listStyle: 'none' },
  '& a': {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: '44px',
    color: '$danger',
    textDecoration: 'underline',
    textUnderlineOffset: '3px',
  },
});

const FIELD = 'input:not([type="hidden"]), select, textarea, [tabindex="0"]';

/** Focuses a field by its name, or the first control of the part of a form that stands for it. */
export function focusField(form: HTMLElement | null, field: string): void {
  const name = CSS.escape(field);
  const named = form?.querySelector<HTMLElement>(`[name="${name}"], [data-field="${name}"]`);
  // The value of a date is a hidden input beside its parts.
  const part = named?.matches('[type="hidden"]') ? named.parentElement : named;
  const within = part?.querySelector<HTMLElement>(FIELD) ?? part?.querySelector('button');
  (within ?? part)?.focus();
}

type ErrorSummaryProps = {
  form: RefObject<HTMLElement | null>;
  problems: readonly FieldProblem[];
  /** Label of a field, by the field of its problem. */
  nameOf: (field: string) => string;
  title?: string;
};

/**
 * List of what a long form was refused for, announced when it appears; each link focuses its field. One problem alone
 * is listed too, since its field may be out of view of a reader who has scrolled on.
 */
export function ErrorSummary({ form, problems, nameOf, title = text.refused }: ErrorSummaryProps) {
  const first = new Map(problems.toReversed().map((problem) => [problem.field, problem]));
  const listed = problems.filter((problem) => problem.field && first.get(problem.field) === problem);
  if (listed.length === 0) return null;
  const open = (field: string) => (event: MouseEvent) => {
    event.preventDefault();
    focusField(form.current, field);
  };
  return (
    <Box role="alert">
      <strong>{title}</strong>
      <ul>
        {listed.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={open(field)}>
              {text.problem(nameOf(field), message)}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}
