import type { ReactNode } from 'react';
import type { DeskWiring } from './inquiry-desk.wiring.ts';

/** What differs between the desk of a seller and that of the administrators. */
export type InquiryDeskProps = {
  desk: 'seller' | 'admin';
  /** Role in which the reader answers. */
  as: 'STORE' | 'SHOP';
  wiring: DeskWiring;
  /** Link to the order, for sellers. */
  orderPath?: (orderId: number) => string;
  /** Templates of answers, for sellers. */
  templates?: (content: string, insert: (content: string) => void) => ReactNode;
};
