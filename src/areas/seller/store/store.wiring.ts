import { fromPromise } from 'xstate';
import {
  removeStoreBanner,
  removeStoreLogo,
  type StorePicture,
  uploadStoreBanner,
  uploadStoreLogo,
} from '#domain/seller/store/own-store.ts';
import { ownStoreMachine } from '#machines/seller/store/own-store.machine.ts';
import { storePictureMachine } from '#machines/seller/store/store-picture.machine.ts';
import { storePictureRemovalMachine } from '#machines/seller/store/store-picture-removal.machine.ts';
import { storeProfileMachine } from '#machines/seller/store/store-profile.machine.ts';
import { storeStatusChangeMachine } from '#machines/seller/store/store-status-change.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of a seller's own store with its calls and effects. */
export const wireOwnStore = (app: AppServices) => wire(ownStoreMachine, app);

/**
 * Provides the chart of the form with the public profile of a seller's store with its calls and
 * effects.
 */
export const wireStoreProfile = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(storeProfileMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

/**
 * Provides the chart of the form that pauses, reopens or closes a seller's own store with its calls
 * and effects.
 */
export const wireStoreStatusChange = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(storeStatusChangeMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

const UPLOADS = { logo: uploadStoreLogo, banner: uploadStoreBanner } as const;

/** Provides the chart of the upload of a store picture of the given kind with its calls and effects. */
export const wireStorePicture = ({ call }: AppServices, kind: StorePicture, onDone: () => void) =>
  storePictureMachine.provide({
    actors: {
      upload: fromPromise<void, { file: Blob }>(async ({ input }) => {
        const form = new FormData();
        form.set('image', input.file);
        await call(UPLOADS[kind], { form });
      }),
    },
    actions: { finish: () => onDone() },
  });

const REMOVALS = { logo: removeStoreLogo, banner: removeStoreBanner } as const;

/**
 * Provides the chart of the deletion of a store picture of the given kind with its calls and effects;
 * failures show a toast.
 */
export const wireStorePictureRemoval = (
  { call, toast }: AppServices,
  kind: StorePicture,
  onDone: () => void,
) =>
  storePictureRemovalMachine.provide({
    actors: {
      remove: fromPromise<void, { id: number }>(async () => {
        await call(REMOVALS[kind], {});
      }),
    },
    actions: { leave: () => onDone(), notify: (_, { reason }) => toast(reason, 'error') },
  });
