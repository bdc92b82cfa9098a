import type { InquiryThread } from '#domain/inquiries/inquiry.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/**
 * Machine of one inquiry with its messages. Its wiring gives the endpoint of the reader: the member,
 * the seller or an administrator.
 */
export const inquiryThreadMachine = createResourceMachine<InquiryThread, number>({
  id: 'inquiryThread',
  description: 'One inquiry with its messages, read by its member, its store or the shop.',
  reloads: true,
});
