import { fromPromise } from 'xstate';
import { collectClaim, receiveClaim } from '#domain/seller/claims/claim-desk.ts';
import { approveClaim, checkClaim } from '#domain/seller/claims/claim-marks.ts';
import { decideClaim } from '#domain/trade/claims/claim.ts';
import { rejectClaim } from '#domain/trade/claims/claim-rejection.ts';
import { codeOf } from '#machines/kit/failure.ts';
import { claimDeskMachine } from '#machines/seller/claims/claim-desk.machine.ts';
import { claimListMachine } from '#machines/seller/claims/claim-list.machine.ts';
import { claimParcelMachine } from '#machines/seller/claims/claim-parcel.machine.ts';
import {
  type ClaimStepResult,
  type ClaimStepSent,
  claimStepMachine,
} from '#machines/seller/claims/claim-step.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Provides the chart of the list of return and exchange requests of a store with its calls and effects. */
export const wireClaimList = (app: AppServices) => wire(claimListMachine, app);

/**
 * Provides the chart of one return or exchange request, as its seller sees it with its calls and
 * effects.
 */
export const wireClaimDesk = (app: AppServices, onMoved: () => void) =>
  wire(claimDeskMachine, app).provide({
    actions: { announceMoved: () => onMoved() },
  });

async function send({ call }: AppServices, { about: { id, step }, values }: ClaimStepSent): Promise<void> {
  const params = { id };
  const { carrier, tracking, note, answer, reason, images, cameCollect } = values;
  if (step === 'approve') await call(approveClaim, { params });
  else if (step === 'check') await call(checkClaim, { params, body: { note } });
  else if (step === 'collect') await call(collectClaim, { params, body: { carrier, tracking } });
  else if (step === 'receive') await call(receiveClaim, { params, body: { cameCollect } });
  else if (step === 'complete') await call(decideClaim, { params, body: { decision: 'COMPLETE', answer } });
  else {
    const form = new FormData();
    form.append('rejection', new Blob([JSON.stringify({ reason, answer })], { type: 'application/json' }));
    for (const image of images) form.append('images', image);
    await call(rejectClaim, { params, form });
  }
}

type Done = (result: ClaimStepResult) => void;

/**
 * Provides the chart of a step of a claim (collect, receive, complete, reject) with its calls and
 * effects; reports whether the claim had moved on meanwhile.
 */
export const wireClaimStep = (app: AppServices, focusProblem: () => void, onDone: Done) =>
  claimStepMachine.provide({
    actors: {
      save: fromPromise<ClaimStepResult, { body: ClaimStepSent }>(async ({ input: { body } }) => {
        try {
          await send(app, body);
          return { isMoved: false };
        } catch (error) {
          // The claim has changed its state meanwhile, so it is read again.
          if (codeOf(error) === 'INVALID_ORDER_STATUS') return { isMoved: true };
          throw error;
        }
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: (_, { result }) => onDone(result) },
  });

/** Provides the chart of the form with the replacement parcel of a claim with its calls and effects. */
export const wireClaimParcel = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(claimParcelMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
