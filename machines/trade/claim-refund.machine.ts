import type { Refund } from '#domain/trade/claims/refund.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** Input of the refund preview; it depends on the reason, on who pays the parcel, and on the number of pairs. */
export type ClaimPreview = {
  orderId: number;
  orderItemId: number;
  reason: string;
  isPrepaid: boolean;
  /** Null for all pairs of the line. */
  quantity: number | null;
};

/** Machine of the refund preview of a return: loads the amount again for each chosen reason. */
export const claimRefundMachine = createResourceMachine<Refund, ClaimPreview>({
  id: 'claimRefund',
  description: 'What a return gives back, read anew for each reason.',
});
