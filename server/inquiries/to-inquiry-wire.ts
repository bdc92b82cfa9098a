import * as v from 'valibot';
import { INQUIRY_TOPICS, type Inquiry, type InquiryMessage } from '#domain/inquiries/inquiry.ts';
import type { InquiryRow } from './inquiry-rows-sql.ts';

const topic = v.picklist(INQUIRY_TOPICS);
/** Characters of the latest message in a list. */
const EXCERPT = 100;

/** Maps an inquiry to a row of a list. */
export const toInquiryWire = (row: InquiryRow): Inquiry => ({
  inquiryId: row.id,
  kind: row.line_id === null ? 'SHOP' : 'ORDER_LINE',
  topic: v.parse(topic, row.topic),
  state: row.state,
  isEscalated: row.escalated_at !== null,
  line: lineOf(row),
  storeName: row.store_name,
  userName: row.nickname,
  excerpt: [...row.latest_content].slice(0, EXCERPT).join(''),
  lastAuthor: row.latest_author,
  lastMessageAt: row.last_message_at.toISOString(),
  createdAt: row.created_at.toISOString(),
});

function lineOf(row: InquiryRow): Inquiry['line'] {
  const { line_id: lineId, order_id: orderId, order_no: orderNo, quantity } = row;
  const { product_name: productName, image_url: imageUrl, color, size } = row;
  if (lineId === null || orderId === null || orderNo === null || quantity === null) return null;
  if (productName === null || color === null || size === null) return null;
  return { lineId, orderId, orderNo, productName, imageUrl, color, size, quantity };
}

type MessageRow = { id: number; author: InquiryMessage['author']; content: string; created_at: Date };

/** Maps a message; its author is a role and no member. */
export const toMessageWire = ({ id, author, content, created_at }: MessageRow): InquiryMessage => ({
  messageId: id,
  author,
  content,
  createdAt: created_at.toISOString(),
});
