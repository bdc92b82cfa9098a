import { unanswered } from '../failure.ts';
import { toFailure } from './failures.ts';

/** Transitions of a form that is sent: to `target`, or back to typing with the first wrong field under the keyboard. */
export const submitted = <const Target extends string>(target: Target) =>
  [
    { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
    { target },
  ] as const;

/** What a person types becomes part of the form. */
export const typed = {
  actions: { type: 'change', params: ({ event }: { event: { change: object } }) => event },
} as const;

/** The state in which a form is filled in, and sent on to `target`. */
export const editing = <const Target extends string>(target: Target) =>
  ({
    tags: ['ready'],
    initial: 'typing',
    on: { 'field.changed': typed, 'form.submitted': submitted(target) },
    states: { typing: {}, refused: {}, unanswered: {} },
  }) as const;

/** Transition of a refused form: back to it, with the reason, and the first wrong field under the keyboard. */
export const withRefusal = <const Target extends string>(target: Target) =>
  ({ target, actions: [{ type: 'keepRefusal', params: toFailure }, 'focusProblem'] }) as const;

/** Transitions of a form that was not taken: back to it, unanswered or refused. */
export const backTo = <const Name extends string>(form: Name) =>
  [
    {
      guard: unanswered,
      target: `${form}.unanswered`,
      actions: { type: 'keepRefusal', params: toFailure },
    },
    withRefusal(`${form}.refused`),
  ] as const;
