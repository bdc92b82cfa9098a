import { unanswered } from '../failure.ts';
import { toFailure } from './failures.ts';

/** Transitions of 'form.submitted': to `target`, or back to typing with the focus on the first invalid field. */
export const submitted = <const Target extends string>(target: Target) =>
  [
    { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
    { target },
  ] as const;

/** Transition of 'field.changed': applies the change. */
export const typed = {
  actions: { type: 'change', params: ({ event }: { event: { change: object } }) => event },
} as const;

/** State in which a form is filled in; a valid form goes to `target`. */
export const editing = <const Target extends string>(target: Target) =>
  ({
    tags: ['ready'],
    initial: 'typing',
    on: { 'field.changed': typed, 'form.submitted': submitted(target) },
    states: { typing: {}, refused: {}, unanswered: {} },
  }) as const;

/** Transition of a refused form: back to `target` with the message and the focus on the first invalid field. */
export const withRefusal = <const Target extends string>(target: Target) =>
  ({ target, actions: [{ type: 'keepRefusal', params: toFailure }, 'focusProblem'] }) as const;

/** Transitions of a failed save: back to the form, as "unanswered" if the result is unknown, otherwise "refused". */
export const backTo = <const Name extends string>(form: Name) =>
  [
    {
      guard: unanswered,
      target: `${form}.unanswered`,
      actions: { type: 'keepRefusal', params: toFailure },
    },
    withRefusal(`${form}.refused`),
  ] as const;
