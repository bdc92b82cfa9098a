import { problemsOf } from '#domain/kit/forms/problems.ts';
import {
  type ApplicationWords,
  applicationForm,
  NO_WORDS,
  type OwnApplication,
  wordsIn,
} from '#domain/seller/application.ts';
import type { DocumentView } from '#domain/seller/application-paper.ts';
import { createFormMachine } from '../../kit/form.machine.ts';

/** An application as it is typed. */
export type ApplicationValues = ApplicationWords & {
  /** The paper of the business that was sent for it; a flow of its own sends it. */
  documentId: number | null;
  agreed: boolean;
};
/** The document that is there already: of the application that the shop has asked about. */
export const documentBefore = (before: OwnApplication | null): DocumentView | null =>
  before?.state === 'MORE_INFO' ? before.document : null;

/** `version` of the application that the shop has asked about; null for a new one. */
export type ApplicationSent = { values: ApplicationValues; version: number | null };

export const applicationFormMachine = createFormMachine<
  ApplicationValues,
  ApplicationSent,
  void,
  OwnApplication | null
>({
  id: 'applicationForm',
  description: 'What the shop wants to know of somebody who would sell here; sent once.',
  // What is agreed to is ticked anew each time, and a new application has a document of its own.
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
