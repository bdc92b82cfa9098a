import { assign, type PromiseActorLogic, setup } from 'xstate';
import { messageOf } from './failure.ts';
import { port } from './port.ts';

/** The chart of one loaded thing, as a view takes it. */
export type ResourceLogic<T, Input = undefined> = ReturnType<typeof createResourceMachine<T, Input>>;

type ResourceOptions<T, Input> = {
  id: string;
  description: string;
  /** Where its port names an endpoint. */
  load?: PromiseActorLogic<T, { input: Input }>;
  /** Something sends 'screen.reloaded'. */
  reloads?: true;
  /** The data says what the person did with it, such as a like; then it reloads too. */
  hasMarks?: true;
  /** A failure leaves no gap on the screen, and so no control that would try again. */
  silent?: true;
  /** Its input is in an address: 'input.changed' reads anew, and what was shown stays until then. */
  follows?: true;
};

/** A chart that loads one thing, shows it, or offers a retry. The last good data stays while it reloads. */
export function createResourceMachine<T, Input = undefined>(options: ResourceOptions<T, Input>) {
  return setup({
    types: {
      context: {} as { input: Input; data: T | null; error: string | null },
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
      keepData: assign({ data: (_, params: { output: T }) => params.output, error: null }),
      keepError: assign({ error: (_, params: { error: unknown }) => messageOf(params.error) }),
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    ...(options.hasMarks ? { meta: { hasMarks: true } } : {}),
    context: ({ input }) => ({ input, data: null, error: null }),
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
