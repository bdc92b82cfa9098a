import type { StoreState } from '#domain/catalogue/store-state.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { moveOwnStore, pauseForm } from '#domain/seller/store/own-store.ts';
import { endpointPort, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Requested state of a store, with the version that was read. */
export type StoreStatusChange = { state: StoreState; version: number };
/** Request to change the state of a store; only a pause sends its reason. */
export type StoreStatusChangeSent = StoreStatusChange & { reason: string };

/** Machine of the form that pauses the own store with a public reason, reopens it, or closes it. */
export const storeStatusChangeMachine = createFormMachine<
  { reason: string },
  StoreStatusChangeSent,
  void,
  StoreStatusChange
>({
  id: 'storeStatusChange',
  description: 'A store is paused for a reason that shoppers read, opened again, or closed.',
  save: endpointPort(
    moveOwnStore,
    ({ body }) => {
      const { state, version, reason } = body;
      return {
        body: state === 'PAUSED' ? { state, version, reason } : { state, version },
      };
    },
    nothing,
  ),
  blank: () => ({ reason: '' }),
  rules: (values, { state }) => (state === 'PAUSED' ? problemsOf(pauseForm, values) : []),
  toBody: (values, move) => ({ ...values, ...move }),
});
