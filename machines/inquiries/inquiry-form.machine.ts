import type { InquiryTopic } from '#domain/inquiries/inquiry.ts';
import { type InquirySubject, inquiryForm } from '#domain/inquiries/inquiry-form.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { MAX_INQUIRY_PICTURES } from '#domain/policies/inquiries.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Values of the form of an inquiry; '' is a topic that is not chosen yet. */
export type InquiryValues = { topic: InquiryTopic | ''; content: string; images: readonly File[] };
/** What the inquiry is about, and the values that the form opens with. */
export type InquiryAbout = { subject: InquirySubject; values: InquiryValues };
/** Request to open an inquiry, with pictures that are uploaded first. */
export type InquirySent = InquirySubject & {
  topic: InquiryTopic;
  content: string;
  images: readonly File[];
};

export const NO_INQUIRY: InquiryValues = { topic: '', content: '', images: [] };

/**
 * Machine of the form that opens an inquiry to a store or the shop; its result is the id of the inquiry.
 * Its wiring uploads the pictures.
 */
export const inquiryFormMachine = createFormMachine<InquiryValues, InquirySent, number, InquiryAbout>({
  id: 'inquiryForm',
  description: 'An inquiry about a line of an order, a claim or an event, or to the shop, is opened.',
  blank: ({ values }) => values,
  rules: (values) => problemsOf(inquiryForm, values),
  // The rules have refused a form without a topic.
  toBody: ({ topic, content, images }, { subject }) => ({
    ...subject,
    topic: topic || 'OTHER',
    content,
    images: images.slice(0, MAX_INQUIRY_PICTURES),
  }),
});
