import { fromPromise } from 'xstate';
import { pauseStore, resumeStore } from '#domain/admin/stores/store-admin.ts';
import { basisPointsOf, changeStoreFee, closeStore, renameStore } from '#domain/seller/store/store-desk.ts';
import { storeDetailMachine } from '#machines/admin/stores/store-detail.machine.ts';
import { type StoreSent, storeFormMachine } from '#machines/admin/stores/store-form.machine.ts';
import { storeListMachine } from '#machines/admin/stores/store-list.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires the admin list of stores. */
export const wireStoreList = (app: AppServices) => wire(storeListMachine, app);

/** Wires one store, as an admin sees it. */
export const wireStoreDetail = (app: AppServices) => wire(storeDetailMachine, app);

/**
 * Wires an admin's change of a store: resume, pause, close, rename or set its fee, at its version.
 */
export const wireStoreForm = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  storeFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: StoreSent }>(async ({ input: { body: sent } }) => {
        const { deed, id, version, reason, percent, storeName } = sent;
        const params = { id };
        const wish = { params, body: { version, reason } };
        if (deed === 'resume') await call(resumeStore, wish);
        else if (deed === 'pause') await call(pauseStore, wish);
        else if (deed === 'close') await call(closeStore, wish);
        else if (deed === 'name') await call(renameStore, { params, body: { ...wish.body, storeName } });
        else {
          const basisPoints = basisPointsOf(percent) ?? 0;
          await call(changeStoreFee, { params, body: { ...wish.body, basisPoints } });
        }
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
