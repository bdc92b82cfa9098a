import { fromPromise } from 'xstate';
import {
  type ClaimDetail,
  collectClaim,
  listSellerClaims,
  readSellerClaim,
  receiveClaim,
  refundDaysLeft,
} from '#domain/seller/claims/claim-desk.ts';
import { noteClaimParcel } from '#domain/seller/claims/claim-parcel.ts';
import { decideClaim } from '#domain/trade/claim.ts';
import { rejectClaim } from '#domain/trade/claim-rejection.ts';
import { codeOf } from '#machines/kit/failure.ts';
import type { IndexFilter } from '#machines/kit/index.machine.ts';
import type { PagedRequest } from '#machines/kit/paged.machine.ts';
import { claimDeskMachine } from '#machines/seller/claim-desk.machine.ts';
import { type ClaimFilters, type ClaimPage, claimListMachine } from '#machines/seller/claim-list.machine.ts';
import { type ClaimParcelSent, claimParcelMachine } from '#machines/seller/claim-parcel.machine.ts';
import {
  type ClaimStepResult,
  type ClaimStepSent,
  claimStepMachine,
} from '#machines/seller/claim-step.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

type Asked = PagedRequest<IndexFilter<ClaimFilters>>;

export const wireClaimList = ({ call }: AppServices) =>
  claimListMachine.provide({
    actors: {
      loadPage: fromPromise<ClaimPage, Asked>(async ({ input: { page, filter }, signal }) => {
        const { state, type } = filter.filters;
        const query = { page, size: filter.size, state: state ?? 'OPEN', type: type ?? 'ALL' } as const;
        const answer = await call(listSellerClaims, { query }, { signal });
        const { content, totalPages, totalElements, counts, lateRefunds, readAt } = answer;
        const now = new Date(readAt);
        const items = content.map((claim) => ({
          ...claim,
          daysLeft: claim.refundDue === null ? null : refundDaysLeft(new Date(claim.refundDue), now),
        }));
        return { items, page, totalPages, totalElements, counts: { ...counts, LATE: lateRefunds } };
      }),
    },
  });

export const wireClaimDesk = ({ call }: AppServices, onMoved: () => void) =>
  claimDeskMachine.provide({
    actors: {
      load: fromPromise<ClaimDetail, { id: number }>(({ input: { id }, signal }) =>
        call(readSellerClaim, { params: { id } }, { signal }),
      ),
    },
    actions: { announceMoved: () => onMoved() },
  });

async function send({ call }: AppServices, { about: { id, step }, values }: ClaimStepSent): Promise<void> {
  const params = { id };
  const { carrier, tracking, note, answer, reason, images } = values;
  if (step === 'collect') await call(collectClaim, { params, body: { carrier, tracking } });
  else if (step === 'receive') await call(receiveClaim, { params, body: { note } });
  else if (step === 'complete') await call(decideClaim, { params, body: { decision: 'COMPLETE', answer } });
  else {
    const form = new FormData();
    form.append('rejection', new Blob([JSON.stringify({ reason, answer })], { type: 'application/json' }));
    for (const image of images) form.append('images', image);
    await call(rejectClaim, { params, form });
  }
}

type Done = (result: ClaimStepResult) => void;

export const wireClaimStep = (app: AppServices, focusProblem: () => void, onDone: Done) =>
  claimStepMachine.provide({
    actors: {
      save: fromPromise<ClaimStepResult, { body: ClaimStepSent }>(async ({ input: { body } }) => {
        try {
          await send(app, body);
          return { isMoved: false };
        } catch (error) {
          // It is not where it was seen: what became of it is read instead.
          if (codeOf(error) === 'INVALID_ORDER_STATUS') return { isMoved: true };
          throw error;
        }
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onDone(result) },
  });

export const wireClaimParcel = ({ call }: AppServices, focusProblem: () => void, onDone: () => void) =>
  claimParcelMachine.provide({
    actors: {
      save: fromPromise<undefined, { body: ClaimParcelSent }>(async ({ input: { body } }) => {
        await call(noteClaimParcel, { params: { id: body.id }, body: body.parcel });
        return undefined;
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
