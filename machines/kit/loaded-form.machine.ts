import { assign, type PromiseActorLogic, setup } from 'xstate';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { isPermanent, isUnanswered, messageOf, unanswered } from './failure.ts';
import { type Change, changed, type FormEvent, type FormState, refusedBy } from './form.ts';
import { port } from './port.ts';

/** Typed values, the target of the form, and what was loaded about it. */
type Loaded<Values, About, Target> = { values: Values; about: About; target: Target };
/** Values and context that a form opens with. */
export type Opening<Values, About> = Pick<Loaded<Values, About, never>, 'values' | 'about'>;

type LoadedFormOptions<Values, About, Target, Body, Result> = {
  id: string;
  description: string;
  /** Values before loading has finished. */
  blank: Opening<Values, About>;
  /** True if the form cannot be filled in, such as for a review that was written already. */
  isClosed: (form: Loaded<Values, About, Target>) => boolean;
  /** Problems that prevent sending, one per field, by the schema of the server. */
  rules: (form: Loaded<Values, About, Target>) => FieldProblem[];
  /** Request body of a valid form. */
  toBody: (form: Loaded<Values, About, Target>) => Body;
  /** Ports that name endpoints. */
  load?: PromiseActorLogic<Opening<Values, About>, { target: Target }>;
  save?: PromiseActorLogic<Result, { body: Body }>;
  /** Values after a change, brought back into their limits, such as the highest number of pictures. */
  tidy: (form: Loaded<Values, About, Target>) => Values;
};

/** Creates a chart for a form that first loads what it changes or offers to choose from. */
export function createLoadedFormMachine<Values extends object, About, Target, Body, Result = void>(
  options: LoadedFormOptions<Values, About, Target, Body, Result>,
) {
  return setup({
    types: {
      context: {} as FormState<Values> & Loaded<Values, About, Target> & { isPermanent: boolean },
      input: {} as { target: Target },
      events: {} as FormEvent<Values> | { type: 'screen.retried' },
      tags: {} as 'busy' | 'ready' | 'failed' | 'empty' | 'saving',
    },
    actors: {
      load: options.load ?? port<Opening<Values, About>, { target: Target }>('load'),
      save: options.save ?? port<Result, { body: Body }>('save'),
    },
    guards: {
      isClosed: ({ context }) => options.isClosed(context),
      hasProblems: ({ context }) => options.rules(context).length > 0,
      isUnanswered: (_, params: { error: unknown }) => isUnanswered(params.error),
    },
    actions: {
      takeDraft: assign((_, params: { opening: Opening<Values, About> }) => ({
        values: params.opening.values,
        about: params.opening.about,
        error: null,
      })),
      keepError: assign((_, { error }: { error: unknown }) => ({
        error: messageOf(error),
        isPermanent: isPermanent(error),
      })),
      change: assign(({ context }, params: { change: Change<Values> }) => {
        const { values, problems } = changed(context, params.change);
        return { values: options.tidy({ ...context, values }), problems };
      }),
      showProblems: assign({ problems: ({ context }) => options.rules(context), error: null }),
      keepRefusal: assign((_, params: { error: unknown }) => refusedBy(params.error)),
      focusProblem: () => {},
      storeDraft: () => {},
      dropStored: () => {},
      finish: (_, _params: { result: Result }) => {},
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    context: ({ input }) => ({
      target: input.target,
      values: options.blank.values,
      about: options.blank.about,
      problems: [],
      error: null,
      isPermanent: false,
    }),
    initial: 'loading',
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ target: context.target }),
          onDone: {
            target: 'judging',
            actions: { type: 'takeDraft', params: ({ event }) => ({ opening: event.output }) },
          },
          onError: { target: 'failed', actions: { type: 'keepError', params: ({ event }) => event } },
        },
      },
      failed: { tags: ['failed'], on: { 'screen.retried': { target: 'loading' } } },
      judging: { always: [{ guard: 'isClosed', target: 'closed' }, { target: 'editing' }] },
      closed: { tags: ['empty'], description: 'There is nothing to fill in: told before anything is typed.' },
      editing: {
        tags: ['ready'],
        initial: 'typing',
        on: {
          'field.changed': {
            actions: [{ type: 'change', params: ({ event }) => ({ change: event.change }) }, 'storeDraft'],
          },
          'form.submitted': [
            { guard: 'hasProblems', target: '.typing', actions: ['showProblems', 'focusProblem'] },
            { target: 'saving', actions: 'showProblems' },
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
        description: 'Sent once; what was typed stays if the server refuses.',
        invoke: {
          id: 'save',
          src: 'save',
          input: ({ context }) => ({ body: options.toBody(context) }),
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
