import { type Inquiry, listMyInquiries } from '#domain/inquiries/inquiry.ts';
import { pagePort } from '../kit/endpoint-port.ts';
import { createPagedMachine } from '../kit/paged.machine.ts';

/** Machine of the member's inquiries: the newest message first, 10 a page. */
export const myInquiriesMachine = createPagedMachine<Inquiry>({
  id: 'myInquiries',
  description: 'Inquiries of the member to stores and the shop, those with the newest message first.',
  size: 10,
  loadPage: pagePort(listMyInquiries, ({ page, size }) => ({ page, size })),
});
