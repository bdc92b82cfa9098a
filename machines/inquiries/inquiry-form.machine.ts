import type { InquiryTopic } from '#domain/inquiries/inquiry.ts';
import { type InquirySubject, inquiryForm, openInquiry } from '#domain/inquiries/inquiry-form.ts';
import { problemsOf } from '#domain/kit/forms/problems.ts';
import { endpointPort } from '../kit/endpoint-port.ts';
import { createFormMachine } from '../kit/form.machine.ts';

/** Values of the form of an inquiry; '' is a topic that is not chosen yet. */
export type InquiryValues = { topic: InquiryTopic | ''; content: string };
/** What the inquiry is about, and the values that the form opens with. */
export type InquiryAbout = { subject: InquirySubject; values: InquiryValues };
/** Request to open an inquiry. */
export type InquirySent = InquirySubject & { topic: InquiryTopic; content: string };

export const NO_INQUIRY: InquiryValues = { topic: '', content: '' };

/** Machine of the form that opens an inquiry to a store or the shop; its result is the id of the inquiry. */
export const inquiryFormMachine = createFormMachine<InquiryValues, InquirySent, number, InquiryAbout>({
  id: 'inquiryForm',
  description: 'An inquiry about a line of an order, a claim or an event, or to the shop, is opened.',
  save: endpointPort(
    openInquiry,
    ({ body }) => ({ body }),
    ({ inquiryId }) => inquiryId,
  ),
  blank: ({ values }) => values,
  rules: (values) => problemsOf(inquiryForm, values),
  // The rules have refused a form without a topic.
  toBody: ({ topic, content }, { subject }) => ({ ...subject, topic: topic || 'OTHER', content }),
});
