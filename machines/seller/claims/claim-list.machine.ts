import {
  type CLAIM_VIEWS,
  type ClaimRow,
  listSellerClaims,
  refundDaysLeft,
} from '#domain/seller/claims/claim-desk.ts';
import type { ClaimType } from '#domain/trade/orders/order-lifecycle.ts';
import { endpointPort } from '../../kit/endpoint-port.ts';
import { createIndexMachine, type IndexPage } from '../../kit/index.machine.ts';

/** Filters of the claim table; a `state` of null shows claims that wait for the seller. */
export type ClaimFilters = { state: (typeof CLAIM_VIEWS)[number] | null; type: ClaimType | null };
/** A claim with the days until its refund is due; null if none is owed. */
export type ListedClaim = ClaimRow & { daysLeft: number | null };
/** Page of claims with the number in each view; `LATE` counts overdue refunds. */
export type ClaimPage = IndexPage<ListedClaim>;

/**
 * Machine of the seller's claim table: returns and exchanges by state and type, with days until each refund
 * is due.
 */
export const claimListMachine = createIndexMachine<ListedClaim, ClaimFilters>({
  id: 'claimList',
  description: 'Requests for return and exchange of own goods by what has to be done with them.',
  loadPage: endpointPort(
    listSellerClaims,
    ({ page, filter }) => {
      const { state, type } = filter.filters;
      return { query: { page, size: filter.size, state: state ?? 'OPEN', type: type ?? 'ALL' } as const };
    },
    (answer, { page }) => {
      const { content, totalPages, totalElements, counts, lateRefunds, readAt } = answer;
      const now = new Date(readAt);
      const items = content.map((claim) => ({
        ...claim,
        daysLeft: claim.refundDue === null ? null : refundDaysLeft(new Date(claim.refundDue), now),
      }));
      return { items, page, totalPages, totalElements, counts: { ...counts, LATE: lateRefunds } };
    },
  ),
});
