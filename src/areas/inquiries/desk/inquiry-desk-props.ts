import type { ReactNode } from 'react';
import type { DeskWiring } from './inquiry-desk.wiring.ts';

/** What differs between the desk of a seller and that of the administrators. */
export type InquiryDeskProps = {
  desk: 'seller' | 'admin';
  /** Role in which the reader answers. */
  as: 'STORE' | 'SHOP';
  wiring: DeskWiring;
  /** Links to the order and to the claim, for sellers. */
  orderPath?: (orderId: number) => string;
  claimPath?: (claimId: number) => string;
  /** Link to the event, for administrators. */
  eventPath?: (eventId: number) => string;
  /** Templates of answers, for sellers. */
  templates?: (content: string, insert: (content: string) => void) => ReactNode;
};
