import { fromPromise } from 'xstate';
import { countSellerWaiting, type SellerWaiting } from '#domain/seller/frame/waiting.ts';
import { sellerWaitingMachine } from '#machines/seller/seller-waiting.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireSellerWaiting = ({ call }: AppServices) =>
  sellerWaitingMachine.provide({
    actors: {
      load: fromPromise<SellerWaiting, { input: undefined }>(({ signal }) =>
        call(countSellerWaiting, {}, { signal }),
      ),
    },
  });
