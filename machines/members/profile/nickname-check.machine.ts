import { assign, setup, stateIn } from 'xstate';
import { plainNickname } from '#domain/members/profile/nickname.ts';
import { nicknameProblem } from '#domain/members/profile/profile-form.ts';
import { checkNickname } from '#domain/members/signup/nickname-availability.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';

/** Typed nickname, and the member's present one. */
type Typed = { nickname: string; own: string };

/** Machine that checks the availability of a nickname while it is typed; it never blocks the form. */
export const nicknameCheckMachine = setup({
  types: {
    context: {} as Typed,
    events: {} as
      | ({ type: 'nickname.typed' } & Typed)
      | { type: 'composition.started' }
      | { type: 'composition.ended' },
    tags: {} as 'pending',
  },
  actors: {
    ask: endpointPort(
      checkNickname,
      ({ nickname }: { nickname: string }) => ({ query: { value: nickname } }),
      ({ available }) => ({ available }),
    ),
  },
  // Idle time in ms before a check; longer while an input method composes a syllable.
  delays: { typingRest: 400, composingRest: 900 },
  guards: {
    isSame: ({ context }, params: Typed) =>
      params.nickname === context.nickname && params.own === context.own,
    isNothing: (_, { nickname, own }: Typed) =>
      plainNickname(nickname) === plainNickname(own) || nicknameProblem(nickname) !== null,
    isComposing: stateIn({ keyboard: 'composing' }),
    isFree: (_, params: { available: boolean }) => params.available,
  },
  actions: {
    keep: assign({
      nickname: (_, params: Typed) => params.nickname,
      own: (_, params: Typed) => params.own,
    }),
  },
}).createMachine({
  id: 'nicknameCheck',
  description:
    'Says while a nickname is typed whether somebody has it; the form can be sent whatever it says.',
  context: { nickname: '', own: '' },
  type: 'parallel',
  states: {
    keyboard: {
      initial: 'plain',
      states: {
        plain: { on: { 'composition.started': { target: 'composing' } } },
        composing: {
          description:
            'A syllable is being put together, and may stay so for as long as the field has the focus.',
          on: { 'composition.ended': { target: 'plain' } },
        },
      },
    },
    check: {
      initial: 'idle',
      on: {
        'nickname.typed': [
          { guard: { type: 'isSame', params: ({ event }) => event } },
          {
            guard: { type: 'isNothing', params: ({ event }) => event },
            target: '.idle',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          {
            guard: 'isComposing',
            target: '.composing',
            actions: { type: 'keep', params: ({ event }) => event },
          },
          {
            target: '.typing',
            actions: { type: 'keep', params: ({ event }) => event },
          },
        ],
      },
      states: {
        idle: { description: 'Nothing to ask: no name, none that can be one, or the one they have.' },
        typing: { after: { typingRest: { target: 'asking' } } },
        composing: {
          on: { 'composition.ended': { target: 'typing' } },
          after: { composingRest: { target: 'asking' } },
        },
        asking: {
          tags: ['pending'],
          description: 'The next letter leaves this: an older answer is nobody’s.',
          invoke: {
            id: 'ask',
            src: 'ask',
            input: ({ context }) => ({ nickname: context.nickname }),
            onDone: [
              { guard: { type: 'isFree', params: ({ event }) => event.output }, target: 'free' },
              { target: 'taken' },
            ],
            onError: { target: 'unknown' },
          },
        },
        free: {},
        taken: {},
        unknown: { description: 'Nobody could say. The form is checked once more when it is sent.' },
      },
    },
  },
});
