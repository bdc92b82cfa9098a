import { setup } from 'xstate';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { answerFootSize, footSizeSchema } from '#domain/members/profile/foot-size.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import type { FormEvent, FormState } from '../../kit/form.ts';
import { backTo, submitted, typed } from '../../kit/pieces/form.ts';
import { formOf } from '../../kit/pieces/form-rules.ts';
import { invoking } from '../../kit/pieces/invoking.ts';
import { port } from '../../kit/port.ts';

/** Typed foot length (mm) and width. */
type Values = { footSize: string; footWidth: string };

const feetOf = ({ footSize, footWidth }: Values) => ({
  // NaN is refused by the rule of the field.
  footSize: footSize.trim() === '' ? null : Number(footSize),
  footWidth,
});
const problemsIn = (values: Values) => problemsOf(footSizeSchema, feetOf(values));

const form = formOf(({ values }: FormState<Values>) => problemsIn(values));

/** Machine that asks a new member once for the foot size; declining counts as an answer. */
export const footSizeQuestionMachine = setup({
  types: {
    context: {} as FormState<Values>,
    events: {} as FormEvent<Values> | { type: 'question.skipped' },
    tags: {} as 'open' | 'ready' | 'saving',
  },
  actors: {
    save: port<void, { feet: unknown }>('save'),
    skip: endpointPort(answerFootSize, () => ({ body: { feet: null } }), nothing),
  },
  guards: form.guards,
  actions: {
    ...form.actions,
    thank: () => {},
  },
}).createMachine({
  id: 'footSizeQuestion',
  description:
    'Asks a new member once for the feet that sizes are chosen by; whoever would rather not is not asked again.',
  context: { values: { footSize: '', footWidth: 'NORMAL' }, problems: [], error: null },
  initial: 'asking',
  states: {
    asking: {
      tags: ['open', 'ready'],
      initial: 'typing',
      on: {
        'field.changed': typed,
        'form.submitted': submitted('saving'),
        'question.skipped': { target: 'skipping' },
      },
      states: { typing: {}, refused: {}, unanswered: {} },
    },
    saving: invoking({
      tags: ['open', 'saving'],
      src: 'save',
      input: ({ context }) => ({ feet: feetOf(context.values) }),
      onDone: { target: 'answered', actions: 'thank' },
      onError: backTo('asking'),
    }),
    skipping: invoking({
      description: 'Nobody waits for this.',
      src: 'skip',
      onDone: { target: 'answered' },
      onError: { target: 'unheard' },
    }),
    unheard: { description: 'It is asked again at the next start.' },
    answered: { type: 'final' },
  },
});
