import { fromPromise } from 'xstate';
import { getCampaign, pauseCampaign } from '#domain/admin/coupons/campaign-endpoints.ts';
import { listIssues } from '#domain/admin/coupons/segment-endpoints.ts';
import { listCategories } from '#domain/catalogue/category.ts';
import {
  type CampaignDetail,
  type CampaignProgress,
  campaignDetailMachine,
} from '#machines/admin/coupons/campaign-detail.machine.ts';
import { campaignFormMachine } from '#machines/admin/coupons/campaign-form.machine.ts';
import { campaignPauseMachine } from '#machines/admin/coupons/campaign-pause.machine.ts';
import { couponFileMachine } from '#machines/admin/coupons/coupon-file.machine.ts';
import { couponGiftMachine } from '#machines/admin/coupons/coupon-gift.machine.ts';
import { segmentGiftMachine } from '#machines/admin/coupons/segment-gift.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { download } from '#src/lib/download.ts';

type Named = { id: number };

async function progressOf(
  { call }: AppServices,
  { id }: Named,
  signal: AbortSignal,
): Promise<CampaignProgress> {
  const [campaign, issues] = await Promise.all([
    call(getCampaign, { params: { id } }, { signal }),
    call(listIssues, { params: { id } }, { signal }),
  ]);
  return { campaign, issues };
}

/**
 * Provides the chart of one coupon campaign with categories and progress with its calls and effects;
 * `onEnd` is called at the end of an issue run.
 */
export const wireCampaignDetail = (app: AppServices, onEnd: () => void) =>
  campaignDetailMachine.provide({
    actors: {
      load: fromPromise<CampaignDetail, Named>(async ({ input, signal }) => {
        const [progress, categories] = await Promise.all([
          progressOf(app, input, signal),
          app.call(listCategories, {}, { signal }),
        ]);
        return { ...progress, categories };
      }),
      look: fromPromise<CampaignProgress, Named>(({ input, signal }) => progressOf(app, input, signal)),
    },
    actions: { announceEnd: () => onEnd() },
  });

/**
 * Provides the chart of the form that creates a coupon campaign or, given one, changes it at its
 * version with its calls and effects.
 */
export const wireCampaignForm = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(campaignFormMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

/**
 * Provides the chart of pausing and resuming a coupon campaign with its calls and effects; failures
 * show a toast.
 */
export const wireCampaignPause = (
  app: AppServices,
  { isPaused, onDone }: { isPaused: boolean; onDone: () => void },
) =>
  campaignPauseMachine.provide({
    actors: {
      remove: fromPromise<void, Named>(async ({ input: { id } }) => {
        await app.call(pauseCampaign, { params: { id }, body: { isPaused } });
      }),
    },
    actions: { leave: () => onDone(), notify: (_, { reason }) => app.toast(reason, 'error') },
  });

/**
 * Provides the chart of the export of the coupons of a campaign with its calls and effects; downloads
 * it as a CSV file.
 */
export const wireCouponFile = (app: AppServices) =>
  wire(couponFileMachine, app).provide({
    actions: { handOver: (_, { file }) => download(file.fileName, file.csv, 'text/csv') },
  });

/** Provides the chart of the form that gives a coupon to chosen members with its calls and effects. */
export const wireCouponGift = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(couponGiftMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });

/**
 * Provides the chart of the form that gives a coupon to all members of a segment with its calls and
 * effects.
 */
export const wireSegmentGift = (app: AppServices, focusProblem: () => void, onDone: () => void) =>
  wire(segmentGiftMachine, app).provide({
    actions: { focusProblem: () => focusProblem(), finish: () => onDone() },
  });
