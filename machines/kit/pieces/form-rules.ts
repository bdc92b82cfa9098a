import { assign, type EventObject } from 'xstate';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { isUnanswered } from '../failure.ts';
import { changed, type FormState, refusedBy } from '../form.ts';
import type { Assignment, Failure } from './failures.ts';

type Form = FormState<object>;

/** Action: applies a change of fields. The cast widens the type, which XState ties to the actors of one chart. */
const change = assign<Form, EventObject, { change: object }, EventObject, never>(({ context }, params) =>
  changed(context, params.change),
) as Assignment<Form, { change: object }>;
const keepRefusal = assign<Form, EventObject, Failure, EventObject, never>((_, { error }) =>
  refusedBy(error),
) as Assignment<Form, Failure>;
const showing = (rules: (context: Form) => readonly FieldProblem[]) =>
  assign<Form, EventObject, undefined, EventObject, never>({
    problems: ({ context }) => rules(context),
    error: null,
  }) as Assignment<Form>;

/** Guards and actions of a form; `rules` returns the problems that prevent sending. */
export const formOf = <Context extends Form>(rules: (context: Context) => readonly FieldProblem[]) => ({
  guards: {
    hasProblems: ({ context }: { context: Context }) => rules(context).length > 0,
    isUnanswered: (_: unknown, { error }: Failure) => isUnanswered(error),
  },
  actions: {
    change,
    // The guard's type admits no chart with another context.
    showProblems: showing(rules as (context: Form) => readonly FieldProblem[]),
    keepRefusal,
    focusProblem: () => {},
  },
});
