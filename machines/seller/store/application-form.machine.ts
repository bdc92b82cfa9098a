import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  type ApplicationWords,
  applicationForm,
  NO_WORDS,
  type OwnApplication,
  wordsIn,
} from '#domain/seller/application.ts';
import type { DocumentView } from '#domain/seller/application-documents.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** Typed values of the seller application. */
export type ApplicationValues = ApplicationWords & {
  /** Id of the uploaded business registration; it has its own upload chart. */
  documentId: number | null;
  agreed: boolean;
};
/** Document of an application to which the shop has asked for more information; null otherwise. */
export const documentBefore = (before: OwnApplication | null): DocumentView | null =>
  before?.state === 'MORE_INFO' ? before.document : null;

/** Request body; `version` is of the application that needs more information, null for a new one. */
export type ApplicationSent = { values: ApplicationValues; version: number | null };

/**
 * Machine of the seller application form: collects business data, document and consent, and sends them
 * once.
 */
export const applicationFormMachine = createFormMachine<
  ApplicationValues,
  ApplicationSent,
  void,
  OwnApplication | null
>({
  id: 'applicationForm',
  description: 'What the shop wants to know of somebody who would sell here; sent once.',
  // Consent is given anew for each submission, and a new application needs its own document.
  blank: (before) => ({
    ...NO_WORDS,
    ...(before && wordsIn(before)),
    documentId: documentBefore(before)?.documentId ?? null,
    agreed: false,
  }),
  rules: (values) => problemsOf(applicationForm, values),
  toBody: (values, before) => ({
    values,
    version: before?.state === 'MORE_INFO' ? before.version : null,
  }),
});
