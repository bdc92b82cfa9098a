import { createResourceMachine } from '../kit/resource.machine.ts';

/** Figures of the side menu: points, level and coupons of a member, or open orders of a seller. */
export type MemberSummary =
  | { of: 'member'; points: number; level: string; coupons: number }
  | { of: 'seller'; ordered: number; shipped: number };

/** Machine of the figures in the side menu: loads them when it opens; a failure hides them. */
export const memberSummaryMachine = createResourceMachine<MemberSummary>({
  id: 'memberSummary',
  description: 'My own figures in the side menu, read when it opens; a failure leaves no gap.',
  silent: true,
});
