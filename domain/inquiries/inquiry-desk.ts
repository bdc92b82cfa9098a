import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { searchField } from '../kit/forms/search-field.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { ESCALATION_DAYS } from '../policies/inquiries.ts';
import { INQUIRY_TOPICS, inquirySchema, inquiryThreadSchema } from './inquiry.ts';
import { inquiryMessageBody, writtenMessage } from './inquiry-form.ts';
import { INQUIRY_STATES } from './inquiry-lifecycle.ts';

/** Filters of both desks: state, topic, and words of messages or of the product. */
const deskQuery = v.object({
  ...pageQuery(),
  state: v.optional(v.picklist([...INQUIRY_STATES, 'ALL'], '보기를 확인해 주세요.'), 'ALL'),
  topic: v.optional(v.union([v.literal(''), v.picklist(INQUIRY_TOPICS, '주제를 확인해 주세요.')]), ''),
  q: searchField,
});
export type InquiryDeskQuery = v.InferOutput<typeof deskQuery>;

const deskPage = v.object({ ...pagedOf(inquirySchema).entries, waiting: v.number() });

export const listStoreInquiries = endpoint({
  method: 'GET',
  path: '/api/seller/inquiries',
  access: 'seller',
  summary:
    'Lists the inquiries to the store, those with the newest message first, with the number that wait.',
  query: deskQuery,
  response: deskPage,
  wrapping: 'envelope',
});

export const readStoreInquiry = endpoint({
  method: 'GET',
  path: '/api/seller/inquiries/{id}',
  access: 'seller',
  summary: 'Returns an inquiry to the store with its messages, without address or telephone number.',
  params: idParams,
  response: inquiryThreadSchema,
  wrapping: 'envelope',
});

export const answerStoreInquiry = endpoint({
  method: 'POST',
  path: '/api/seller/inquiries/{id}/messages',
  access: 'seller',
  keyed: true,
  rateLimit: 60,
  summary: 'Answers an open inquiry to the store.',
  params: idParams,
  body: inquiryMessageBody,
  response: writtenMessage,
  wrapping: 'envelope',
});

export const listShopInquiries = endpoint({
  method: 'GET',
  path: '/api/admin/inquiries',
  access: 'admin',
  summary: `Lists the inquiries to the shop and those without an answer of the store for ${ESCALATION_DAYS} business days.`,
  query: deskQuery,
  response: deskPage,
  wrapping: 'envelope',
});

export const readShopInquiry = endpoint({
  method: 'GET',
  path: '/api/admin/inquiries/{id}',
  access: 'admin',
  summary: 'Returns an inquiry to the shop or an escalated one with its messages.',
  params: idParams,
  response: inquiryThreadSchema,
  wrapping: 'envelope',
});

export const answerShopInquiry = endpoint({
  method: 'POST',
  path: '/api/admin/inquiries/{id}/messages',
  access: 'admin',
  keyed: true,
  rateLimit: 60,
  summary: 'Answers an open inquiry to the shop or an escalated one.',
  params: idParams,
  body: inquiryMessageBody,
  response: writtenMessage,
  wrapping: 'envelope',
});
