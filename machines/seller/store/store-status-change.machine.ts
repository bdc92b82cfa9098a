import type { StoreState } from '#domain/catalogue/store-state.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { moveOwnStore, pauseForm } from '#domain/seller/store/own-store.ts';
import { asks, nothing } from '../../kit/endpoint-port.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Requested state of a store, with the version that was read. */
export type StoreMove = { state: StoreState; version: number };
export type StoreMoveSent = StoreMove & { reason: string };

export const storeMoveMachine = createFormMachine<{ reason: string }, StoreMoveSent, void, StoreMove>({
  id: 'storeMove',
  description: 'A store is paused for a reason that shoppers read, opened again, or closed.',
  save: asks(
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
