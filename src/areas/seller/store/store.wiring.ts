import { fromPromise } from 'xstate';
import {
  changeOwnStore,
  moveOwnStore,
  type OwnStore,
  readOwnStore,
  removeStoreBanner,
  removeStoreLogo,
  type StorePicture,
  uploadStoreBanner,
  uploadStoreLogo,
} from '#domain/seller/store/own-store.ts';
import { ownStoreMachine } from '#machines/seller/own-store.machine.ts';
import { type StoreMoveSent, storeMoveMachine } from '#machines/seller/store-move.machine.ts';
import { storePictureMachine } from '#machines/seller/store-picture.machine.ts';
import { storePictureRemovalMachine } from '#machines/seller/store-picture-removal.machine.ts';
import { type StoreWordsSent, storeWordsMachine } from '#machines/seller/store-words.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireOwnStore = ({ call }: AppServices) =>
  ownStoreMachine.provide({
    actors: {
      load: fromPromise<OwnStore, { input: undefined }>(({ signal }) => call(readOwnStore, {}, { signal })),
    },
  });

export const wireStoreWords = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  storeWordsMachine.provide({
    actors: {
      save: fromPromise<void, { body: StoreWordsSent }>(async ({ input: { body } }) => {
        await call(changeOwnStore, { body });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

export const wireStoreMove = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  storeMoveMachine.provide({
    actors: {
      save: fromPromise<void, { body: StoreMoveSent }>(async ({ input: { body } }) => {
        const { state, version, reason } = body;
        await call(moveOwnStore, {
          body: state === 'PAUSED' ? { state, version, reason } : { state, version },
        });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

const UPLOADS = { logo: uploadStoreLogo, banner: uploadStoreBanner } as const;

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
