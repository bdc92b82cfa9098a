import type { Inquiry, InquiryTopic } from '#domain/inquiries/inquiry.ts';
import { createIndexMachine } from '../kit/index.machine.ts';

/** Filters of the table of inquiries; `state` of null shows those that wait for an answer. */
export type InquiryDeskFilters = {
  state: 'ANSWERED' | 'CLOSED' | 'ALL' | null;
  topic: InquiryTopic | null;
  q: string | null;
};

/**
 * Machine of the table of inquiries of a store or the shop: by state, topic and words. Its wiring
 * gives the endpoint of the desk.
 */
export const inquiryDeskMachine = createIndexMachine<Inquiry, InquiryDeskFilters>({
  id: 'inquiryDesk',
  description: 'Inquiries to a store or the shop, those that wait for an answer first.',
});
