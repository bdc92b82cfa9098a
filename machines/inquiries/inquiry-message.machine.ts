import { inquiryMessageForm } from '#domain/inquiries/inquiry-form.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Typed text of a message or an answer. */
export type InquiryMessageValues = { content: string };
/** The inquiry, and the text that the form opens with. */
export type InquiryMessageAbout = { id: number; content: string };
/** Request to write a message in one inquiry. */
export type InquiryMessageSent = InquiryMessageValues & { id: number };

/**
 * Machine of the form of a further message or an answer in one inquiry. Its wiring gives the
 * endpoint of the author.
 */
export const inquiryMessageMachine = createFormMachine<
  InquiryMessageValues,
  InquiryMessageSent,
  void,
  InquiryMessageAbout
>({
  id: 'inquiryMessage',
  description: 'A message of the member, or an answer, is written in an open inquiry.',
  blank: ({ content }) => ({ content }),
  rules: (values) => problemsOf(inquiryMessageForm, values),
  toBody: ({ content }, { id }) => ({ id, content }),
});
