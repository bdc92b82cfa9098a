import { fromPromise } from 'xstate';
import {
  amendApplication,
  type MyApplication,
  readApplication,
  sendApplication,
  withdrawApplication,
} from '#domain/seller/application.ts';
import {
  type DocumentKind,
  type DocumentView,
  documentName,
  readOwnDocument,
  sendDocument,
} from '#domain/seller/application-paper.ts';
import type { OpenedFile } from '#machines/kit/file.machine.ts';
import { applicationDocumentMachine } from '#machines/seller/application-document.machine.ts';
import { type ApplicationSent, applicationFormMachine } from '#machines/seller/application-form.machine.ts';
import { ownDocumentFileMachine } from '#machines/seller/own-document-file.machine.ts';
import { sellerApplicationMachine } from '#machines/seller/seller-application.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { download } from '#src/lib/download.ts';
import { link } from '#src/lib/link.ts';

export const wireSellerApplication = ({ call, session }: AppServices) =>
  sellerApplicationMachine.provide({
    actors: {
      load: fromPromise<MyApplication>(({ signal }) => call(readApplication, {}, { signal })),
      withdraw: fromPromise<void>(async () => {
        await call(withdrawApplication, {});
      }),
    },
    actions: {
      takeRole: ({ context: { mine } }) => {
        const known = session.getSnapshot().context.user?.userType;
        if (mine && known !== mine.userType)
          link(
            'sellerApplication > session',
            session,
          )({
            type: 'session.userTypeChanged',
            userType: mine.userType,
          });
      },
    },
  });

export const wireApplicationForm = ({ call }: AppServices, focusProblem: () => void, onSent: () => void) =>
  applicationFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: ApplicationSent }>(async ({ input: { body: sent } }) => {
        const { agreed, ...words } = sent.values;
        // The rules of the form have seen to it; the type of the wire wants it said.
        if (!agreed) return;
        const application = { ...words, agreed } as const;
        if (sent.version === null) await call(sendApplication, { body: application });
        else await call(amendApplication, { body: { application, version: sent.version } });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onSent() },
  });

export const wireApplicationDocument = (
  { call }: AppServices,
  onNamed: (documentId: number | null) => void,
) =>
  applicationDocumentMachine.provide({
    actors: {
      upload: fromPromise<DocumentView, { file: Blob }>(({ input: { file } }) => {
        const form = new FormData();
        form.set('file', file);
        return call(sendDocument, { form });
      }),
    },
    actions: { tellForm: (_, { documentId }) => onNamed(documentId) },
  });

type Opened = { applicationId: number; kind: DocumentKind };

export const wireOwnDocumentFile = ({ call }: AppServices) =>
  ownDocumentFileMachine.provide({
    actors: {
      write: fromPromise<OpenedFile, { filter: Opened }>(async ({ input: { filter }, signal }) => ({
        fileName: documentName(filter.applicationId, filter.kind),
        // The line answers bytes where a call declares a file.
        bytes: (await call(readOwnDocument, {}, { signal })) as Blob,
        rows: 1,
      })),
    },
    actions: { handOver: (_, { file }) => download(file.fileName, file.bytes, 'application/octet-stream') },
  });
