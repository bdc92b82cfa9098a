import { fromPromise } from 'xstate';
import { amendApplication, sendApplication } from '#domain/seller/application.ts';
import { applicationDocumentMachine } from '#machines/seller/store/application-document.machine.ts';
import {
  type ApplicationSent,
  applicationFormMachine,
} from '#machines/seller/store/application-form.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of the form of a seller application with its calls and effects; with a version an
 * application that was sent is amended.
 */
export const wireApplicationForm = ({ call }: AppServices, focusProblem: () => void, onSent: () => void) =>
  applicationFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: ApplicationSent }>(async ({ input: { body: sent } }) => {
        const { agreed, ...words } = sent.values;
        // The rules of the form guarantee it; the type of the request needs the literal `true`.
        if (!agreed) return;
        const application = { ...words, agreed } as const;
        if (sent.version === null) await call(sendApplication, { body: application });
        else await call(amendApplication, { body: { application, version: sent.version } });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onSent() },
  });

/**
 * Provides the chart of the upload of a document of a seller application with its calls and effects;
 * its id, null once removed, goes to `onNamed`.
 */
export const wireApplicationDocument = (app: AppServices, onNamed: (documentId: number | null) => void) =>
  wire(applicationDocumentMachine, app).provide({
    actions: { tellForm: (_, { documentId }) => onNamed(documentId) },
  });
