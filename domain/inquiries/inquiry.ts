import * as v from 'valibot';
import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/forms/fields.ts';
import { pagedOf, pageQuery } from '../kit/page.ts';
import { INQUIRY_STATES } from './inquiry-lifecycle.ts';

/** Topics of inquiries, in display order. */
export const INQUIRY_TOPICS = ['DELIVERY', 'PRODUCT', 'RETURN', 'PAYMENT', 'ACCOUNT', 'OTHER'] as const;
export type InquiryTopic = (typeof INQUIRY_TOPICS)[number];

/** What an inquiry is about: a line of an order, which goes to its store, or anything else, which goes to the shop. */
export const INQUIRY_KINDS = ['ORDER_LINE', 'SHOP'] as const;

/** Roles of authors of messages: the member who asks, the store, or an administrator of the shop. */
export const INQUIRY_AUTHORS = ['BUYER', 'STORE', 'SHOP'] as const;
export type InquiryAuthor = (typeof INQUIRY_AUTHORS)[number];

/** Facts of the order line of an inquiry; no name, address or telephone number of the recipient. */
const lineSchema = v.object({
  lineId: v.number(),
  orderId: v.number(),
  orderNo: v.string(),
  productName: v.string(),
  imageUrl: v.nullable(v.string()),
  color: v.string(),
  /** In mm. */
  size: v.string(),
  quantity: v.number(),
});

/** Claim on the line from which an inquiry was opened, with the code of its label. */
const claimSchema = v.object({ claimId: v.number(), code: v.string() });
/** Event from which an inquiry to the shop was opened. */
const eventSchema = v.object({ eventId: v.number(), title: v.string() });

/** Inquiry in a list, with the beginning of its latest message. */
export const inquirySchema = v.object({
  inquiryId: v.number(),
  kind: v.picklist(INQUIRY_KINDS),
  topic: v.picklist(INQUIRY_TOPICS),
  state: v.picklist(INQUIRY_STATES),
  /** True once the shop takes part because the store did not answer in time. */
  isEscalated: v.boolean(),
  /** Null for an inquiry to the shop. */
  line: v.nullable(lineSchema),
  /** Older servers name neither claim nor event. */
  claim: v.optional(v.nullable(claimSchema), null),
  event: v.optional(v.nullable(eventSchema), null),
  storeName: v.nullable(v.string()),
  /** Nickname of the member who asks. */
  userName: v.string(),
  excerpt: v.string(),
  lastAuthor: v.picklist(INQUIRY_AUTHORS),
  lastMessageAt: v.string(),
  createdAt: v.string(),
});
export type Inquiry = v.InferOutput<typeof inquirySchema>;

const messageSchema = v.object({
  messageId: v.number(),
  author: v.picklist(INQUIRY_AUTHORS),
  content: v.string(),
  /** Signed addresses, which work for half an hour; older servers send none. */
  imageUrls: v.optional(v.array(v.string()), []),
  createdAt: v.string(),
});
export type InquiryMessage = v.InferOutput<typeof messageSchema>;

/** Inquiry with its messages, the oldest first. */
export const inquiryThreadSchema = v.object({
  ...inquirySchema.entries,
  messages: v.array(messageSchema),
  /** Moment until which its member may open a closed inquiry again; null if it is open or no longer possible. */
  reopensUntil: v.optional(v.nullable(v.string()), null),
});
export type InquiryThread = v.InferOutput<typeof inquiryThreadSchema>;

export const listMyInquiries = endpoint({
  method: 'GET',
  path: '/api/user/inquiries',
  access: 'member',
  summary: 'Lists the inquiries of the member, those with the newest message first.',
  query: v.object(pageQuery()),
  response: pagedOf(inquirySchema),
  wrapping: 'envelope',
});

export const readMyInquiry = endpoint({
  method: 'GET',
  path: '/api/user/inquiries/{id}',
  access: 'member',
  summary: 'Returns an inquiry of the member with its messages, the oldest first.',
  params: idParams,
  response: inquiryThreadSchema,
  wrapping: 'envelope',
});
