import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { isUnanswered, unanswered } from './failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from './form.ts';
import { port } from './port.ts';

type FormOptions<Values, About, Body, Result> = {
  id: string;
  description: string;
  /** Values that the form opens with. */
  blank: (about: About) => Values;
  /** Problems that prevent sending, one per field, by the schema of the server. */
  rules: (values: Values, about: About) => FieldProblem[];
  /** Request body of a valid form. */
  toBody: (values: Values, about: About) => Body;
  /** Port that names an endpoint. */
  save?: PromiseActorLogic<Result, { body: Body }>;
  /** Fields that are cleared after a refusal, such as a password. */
  emptied?: Change<Values>;
};

/**
 * Creates a chart for a form that needs no loading: typed, validated, sent once. `about` is the subject of the form.
 */
export function createFormMachine<Values extends object, Body, Result = void, About = undefined>(
  options: FormOptions<Values, About, Body, Result>,
) {
  return setup({
    types: {
      context: {} as FormState<Values> & { about: About },
      input: {} as About,
      events: {} as FormEvent<Values>,
      tags: {} as 'ready' | 'saving',
    },
    actors: { save: options.save ?? port<Result, { body: Body }>('save') },
    guards: {
      hasProblems: ({ context: { values, about } }) => options.rules(values, about).length > 0,
      isUnanswered: (_, params: { error: unknown }) => isUnanswered(params.error),
    },
    actions: {
      change: assign(({ context }, params: { change: Change<Values> }) => changed(context, params.change)),
      showProblems: assign({
        problems: ({ context: { values, about } }) => options.rules(values, about),
        error: null,
      }),
      keepRefusal: assign(({ context }, params: { error: unknown }) => ({
        ...refusedBy(params.error),
        values: { ...context.values, ...options.emptied },
      })),
      focusProblem: () => {},
      storeDraft: () => {},
      dropStored: () => {},
      finish: (_, _params: { result: Result }) => {},
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    context: ({ input }) => ({ values: options.blank(input), about: input, problems: [], error: null }),
    initial: 'editing',
    states: {
      editing: {
        tags: ['ready'],
        initial: 'typing',
        on: {
          'field.changed': {
            actions: [{ type: 'change', params: ({ event }) => ({ change: event.change }) }, 'storeDraft'],
          },
          'form.submitted': [
            { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
            { target: 'saving' },
          ],
        },
        states: {
          typing: {},
          refused: {
            description: 'The server did not take it and says why, where it can beside the fields.',
          },
          unanswered: { description: 'Nobody knows whether it was taken: sent again, it is done once.' },
        },
      },
      saving: {
        tags: ['saving'],
        description: 'One attempt at a time; the form waits.',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context: { values, about } }) => ({ body: options.toBody(values, about) }),
          onDone: {
            target: 'saved',
            actions: ['dropStored', { type: 'finish', params: ({ event }) => ({ result: event.output }) }],
          },
          onError: [
            {
              guard: unanswered,
              target: 'editing.unanswered',
              actions: { type: 'keepRefusal', params: ({ event }) => event },
            },
            {
              target: 'editing.refused',
              actions: [{ type: 'keepRefusal', params: ({ event }) => event }, 'focusProblem'],
            },
          ],
        },
      },
      saved: { type: 'final' },
    },
  });
}
