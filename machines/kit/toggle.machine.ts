import { assign, type PromiseActorLogic, setup } from 'xstate';
import { messageOf } from './failure.ts';
import { port } from './port.ts';

/** A toggle with its counter: whether the member has set it, and how many have. */
export type ToggleState = { on: boolean; count: number };
type Marked = { id: number };
/** Port input: the requested state rather than "toggle", so that a repeated call is idempotent. */
export type ToggleRequest = Marked & Pick<ToggleState, 'on'>;

/** Creates a chart for a toggle that changes at once and is reverted if the server refuses. */
export function createToggleMachine(options: {
  id: string;
  description: string;
  /** Port that names an endpoint. */
  toggle?: PromiseActorLogic<ToggleState, ToggleRequest>;
}) {
  return setup({
    types: {
      context: {} as Marked & { confirmed: ToggleState; shown: ToggleState },
      input: {} as Marked & { mark: ToggleState },
      events: {} as { type: 'mark.toggled' },
      tags: {} as 'saving',
    },
    actors: { toggle: options.toggle ?? port<ToggleState, ToggleRequest>('toggle') },
    guards: { wishDiffers: ({ context }) => context.shown.on !== context.confirmed.on },
    actions: {
      flip: assign({
        shown: ({ context: { shown } }) => ({
          on: !shown.on,
          count: Math.max(0, shown.count + (shown.on ? -1 : 1)),
        }),
      }),
      confirm: assign({ confirmed: (_, params: { output: ToggleState }) => params.output }),
      showConfirmed: assign({ shown: ({ context }) => context.confirmed }),
      notify: (_, _params: { reason: string }) => {},
    },
  }).createMachine({
    id: options.id,
    description: options.description,
    context: ({ input: { id, mark } }) => ({ id, confirmed: mark, shown: mark }),
    initial: 'settled',
    states: {
      settled: { on: { 'mark.toggled': { target: 'saving', actions: 'flip' } } },
      saving: {
        tags: ['saving'],
        description: 'One call at a time; further taps only change the wish.',
        on: { 'mark.toggled': { actions: 'flip' } },
        invoke: {
          id: 'toggle',
          src: 'toggle',
          input: ({ context: { id, shown } }) => ({ id, on: shown.on }),
          onDone: {
            target: 'reconciling',
            actions: { type: 'confirm', params: ({ event }) => event },
          },
          onError: {
            target: 'settled',
            actions: [
              'showConfirmed',
              { type: 'notify', params: ({ event }) => ({ reason: messageOf(event.error) }) },
            ],
          },
        },
      },
      reconciling: {
        description: 'The person may have tapped again while the call was under way.',
        always: [
          { guard: 'wishDiffers', target: 'saving' },
          { target: 'settled', actions: 'showConfirmed' },
        ],
      },
    },
  });
}
