import { problemsOf } from '#domain/kit/problems.ts';
import {
  type ApplicationWords,
  applicationForm,
  NO_WORDS,
  type OwnApplication,
  wordsIn,
} from '#domain/seller/application.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** An application as it is typed. */
export type ApplicationValues = ApplicationWords & { agreed: boolean };
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
  // What is agreed to is ticked anew each time.
  blank: (before) => ({ ...NO_WORDS, ...(before && wordsIn(before)), agreed: false }),
  rules: (values) => problemsOf(applicationForm, values),
  toBody: (values, before) => ({
    values,
    version: before?.state === 'MORE_INFO' ? before.version : null,
  }),
});
