import * as v from 'valibot';
import { INQUIRY_TOPICS, type Inquiry, type InquiryMessage } from '#domain/inquiries/inquiry.ts';
import { claimCode } from '#domain/trade/claims/claim-code.ts';
import type { InquiryRow } from './inquiry-rows-sql.ts';

const topic = v.picklist(INQUIRY_TOPICS);
/** Characters of the latest message in a list. */
const EXCERPT = 100;

/** Maps an inquiry to a row of a list. */
export const toInquiryWire = (row: InquiryRow): Inquiry => ({
  inquiryId: row.id,
  kind: row.lineId === null ? 'SHOP' : 'ORDER_LINE',
  topic: v.parse(topic, row.topic),
  state: row.state,
  isEscalated: row.escalatedAt !== null,
  line: lineOf(row),
  claim: row.claimId === null ? null : { claimId: row.claimId, code: claimCode(row.claimId) },
  event:
    row.eventId === null || row.eventTitle === null ? null : { eventId: row.eventId, title: row.eventTitle },
  storeName: row.storeName,
  userName: row.nickname,
  excerpt: [...row.latestContent].slice(0, EXCERPT).join(''),
  lastAuthor: row.latestAuthor,
  lastMessageAt: row.lastMessageAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
});

function lineOf(row: InquiryRow): Inquiry['line'] {
  const { lineId, orderId, orderNo, quantity } = row;
  const { productName, imageUrl, color, size } = row;
  if (lineId === null || orderId === null || orderNo === null || quantity === null) return null;
  if (productName === null || color === null || size === null) return null;
  return { lineId, orderId, orderNo, productName, imageUrl, color, size, quantity };
}

type MessageRow = {
  id: number;
  author: InquiryMessage['author'];
  content: string;
  /** Object names of the pictures. */
  imageUrls: readonly string[];
  createdAt: Date;
};

/** Maps a message with the signed addresses of its pictures; its author is a role and no member. */
export const toMessageWire = (
  { id, author, content, imageUrls, createdAt }: MessageRow,
  addresses: ReadonlyMap<string, string>,
): InquiryMessage => ({
  messageId: id,
  author,
  content,
  imageUrls: imageUrls.map((name) => addresses.get(name) ?? ''),
  createdAt: createdAt.toISOString(),
});
