import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams, idSchema } from '../kit/forms/fields.ts';
import { textField } from '../kit/forms/form-fields.ts';
import { INQUIRY_LENGTH, INQUIRY_REOPEN_DAYS, MAX_INQUIRY_PICTURES } from '../policies/inquiries.ts';
import { INQUIRY_TOPICS } from './inquiry.ts';

/** Form of a further message or an answer, validated by client and server. */
export const inquiryMessageForm = v.object({ content: textField('글', 2, INQUIRY_LENGTH.max) });

/** Uploaded pictures of a message in their order; older clients send none. */
const pictures = {
  pictureIds: v.optional(
    v.pipe(
      v.array(idSchema),
      v.maxLength(MAX_INQUIRY_PICTURES, `사진은 ${MAX_INQUIRY_PICTURES}장까지 올릴 수 있어요.`),
    ),
    [],
  ),
};
/** Request that writes a message or an answer with pictures. */
export const inquiryMessageBody = v.object({ ...inquiryMessageForm.entries, ...pictures });
/** Message or answer with its pictures. */
export type InquiryMessageBody = v.InferOutput<typeof inquiryMessageBody>;

/** Uploads one picture for a message of an inquiry; one that no message has is deleted after a day. */
export const uploadInquiryPicture = endpoint({
  method: 'POST',
  path: '/api/user/inquiries/pictures',
  access: 'member',
  summary: 'Uploads a picture (part `file`) for a message of an inquiry, which its id names.',
  multipart: true,
  limit: 'UPLOAD',
  rateLimit: 60,
  response: v.object({ pictureId: v.number() }),
  wrapping: 'envelope',
});

/** What a new inquiry is about; older clients name neither claim nor event. */
const subject = v.object({
  /** Line of an own order; null for an inquiry to the shop. */
  lineId: v.nullable(idSchema),
  /** Own claim on the line. */
  claimId: v.nullish(idSchema, null),
  /** Event about which the shop is asked, so that there is no line. */
  eventId: v.nullish(idSchema, null),
});
/** What a new inquiry is about: an order line, a claim on one, an event, or anything else of the shop. */
export type InquirySubject = v.InferOutput<typeof subject>;

/** Form of a new inquiry, validated by client and server. */
export const inquiryForm = v.object({
  topic: v.picklist(INQUIRY_TOPICS, '주제를 골라 주세요.'),
  content: textField('문의 내용', INQUIRY_LENGTH.min, INQUIRY_LENGTH.max),
});
export type InquiryForm = v.InferOutput<typeof inquiryForm>;

export const openInquiry = endpoint({
  method: 'POST',
  path: '/api/user/inquiries',
  access: 'member',
  keyed: true,
  rateLimit: 20,
  limit: 'INQUIRY',
  summary:
    'Opens an inquiry about a line of an own order or a claim on it to its store, or to the shop, about an event or anything else.',
  body: v.object({ ...inquiryForm.entries, ...subject.entries, ...pictures }),
  response: v.object({ inquiryId: v.number() }),
  wrapping: 'envelope',
});

/** Response of a written message. */
export const writtenMessage = v.object({ messageId: v.number() });

export const writeInquiryMessage = endpoint({
  method: 'POST',
  path: '/api/user/inquiries/{id}/messages',
  access: 'member',
  keyed: true,
  rateLimit: 30,
  limit: 'INQUIRY_MESSAGE',
  summary: `Writes a message in an inquiry of the member that is open or ended less than ${INQUIRY_REOPEN_DAYS} days ago; it then waits for an answer.`,
  params: idParams,
  body: inquiryMessageBody,
  response: writtenMessage,
  wrapping: 'envelope',
});

export const closeInquiry = endpoint({
  method: 'POST',
  path: '/api/user/inquiries/{id}/close',
  access: 'member',
  keyed: true,
  summary: `Closes an open inquiry of the member, who may write in it for another ${INQUIRY_REOPEN_DAYS} days.`,
  params: idParams,
  response: v.null(),
  wrapping: 'envelope',
});
