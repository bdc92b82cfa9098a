import { inquiryMessageForm } from '#domain/inquiries/inquiry-form.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { MAX_INQUIRY_PICTURES } from '#domain/policies/inquiries.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Typed text and pictures of a message or an answer. */
export type InquiryMessageValues = { content: string; images: readonly File[] };
/** The inquiry, and the text that the form opens with. */
export type InquiryMessageAbout = { id: number; content: string };
/** Request to write a message in one inquiry, with pictures that are uploaded first. */
export type InquiryMessageSent = InquiryMessageValues & { id: number };

/**
 * Machine of the form of a further message or an answer in one inquiry. Its wiring gives the
 * endpoint of the author and uploads the pictures.
 */
export const inquiryMessageMachine = createFormMachine<
  InquiryMessageValues,
  InquiryMessageSent,
  void,
  InquiryMessageAbout
>({
  id: 'inquiryMessage',
  description: 'A message of the member, or an answer, is written in an open inquiry.',
  blank: ({ content }) => ({ content, images: [] }),
  rules: (values) => problemsOf(inquiryMessageForm, values),
  toBody: ({ content, images }, { id }) => ({
    id,
    content,
    images: images.slice(0, MAX_INQUIRY_PICTURES),
  }),
});
