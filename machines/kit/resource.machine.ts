import { assign, type PromiseActorLogic, setup } from 'xstate';
import { isPermanent, messageOf } from './failure.ts';
import { port } from './port.ts';

/** Type of the chart of one loaded resource. */
export type ResourceLogic<T, Input = undefined> = ReturnType<typeof createResourceMachine<T, Input>>;

type ResourceOptions<T, Input> = {
  id: string;
  description: string;
  /** Port that names an endpoint. */
  load?: PromiseActorLogic<T, { input: Input }>;
  /** True if the screen sends 'screen.reloaded'. */
  reloads?: true;
  /** True if the data shows the member's own toggles, such as a like: after a login it reloads. */
  hasMarks?: true;
  /** True if a failure hides the part of the screen, so that there is no retry button. */
  silent?: true;
  /** True if the address owns the input: 'input.changed' reloads, and the old data stays until then. */
  follows?: true;
};

/** Creates a chart that loads one resource and offers a retry. The last good data stays while it reloads. */
export function createResourceMachine<T, Input = undefined>(options: ResourceOptions<T, Input>) {
  return setup({
    types: {
      context: {} as {
        input: Input;
        data: T | null;
        error: string | null;
        /** True if a retry of the failed read is useless. */
        isPermanent: boolean;
      },
      input: {} as Input,
      events: {} as
        | { type: 'screen.retried' }
        | { type: 'screen.reloaded' }
        | { type: 'input.changed'; input: Input },
      tags: {} as 'busy' | 'ready' | 'failed',
    },
    actors: { load: options.load ?? port<T, { input: Input }>('load') },
    actions: {
      keepInput: assign({ input: (_, params: { input: Input }) => params.input }),
      keepData: assign({
        data: (_, params: { output: T }) => params.output,
        error: null,
        isPermanent: false,
      }),
      keepError: assign((_, { error }: { error: unknown }) => ({
        error: messageOf(error),
        isPermanent: isPermanent(error),
      })),
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    ...(options.hasMarks ? { meta: { hasMarks: true } } : {}),
    context: ({ input }) => ({ input, data: null, error: null, isPermanent: false }),
    initial: 'loading',
    on: options.follows
      ? {
          'input.changed': {
            target: '.loading',
            reenter: true,
            actions: { type: 'keepInput', params: ({ event }) => event },
          },
        }
      : {},
    states: {
      loading: {
        tags: ['busy'],
        invoke: {
          id: 'load',
          src: 'load',
          input: ({ context }) => ({ input: context.input }),
          onDone: {
            target: 'loaded',
            actions: { type: 'keepData', params: ({ event }) => event },
          },
          onError: {
            target: 'failed',
            actions: { type: 'keepError', params: ({ event }) => event },
          },
        },
      },
      loaded: {
        tags: ['ready'],
        on: options.reloads || options.hasMarks ? { 'screen.reloaded': { target: 'loading' } } : {},
      },
      failed: {
        tags: ['failed'],
        on: options.silent ? {} : { 'screen.retried': { target: 'loading' } },
      },
    },
  });
}
