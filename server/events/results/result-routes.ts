import {
  calculateResult,
  deleteResult as deleteResultCall,
  getDraw,
  getEntrants,
  getResult,
  processRewards as processRewardsCall,
  recalculateResult,
  reprocessReward,
  resultExists,
} from '#domain/events/results/result.ts';
import {
  announceResult,
  exportResults as exportResultsCall,
  freezeEvent as freezeEventCall,
  listResults as listResultsCall,
  revokeWinner,
} from '#domain/events/results/result-desk.ts';
import type { Feature } from '../../kit/feature.ts';
import { announce } from './announce-service.ts';
import { calculate, deleteResult } from './draw/calculate-service.ts';
import { freezeEvent } from './draw/freeze-service.ts';
import { processRewards, reprocess } from './payouts/pay-service.ts';
import { hasResult, readDraw, readEntrants, readResult } from './read-service.ts';
import { exportResults, listResults } from './result-list-service.ts';
import { revoke } from './revoke-service.ts';

/** Registers the endpoints of results (contract 22). */
export const resultRoutes: Feature = (route, context) => {
  route(freezeEventCall, ({ params }) => freezeEvent(context, params.id));
  route(calculateResult, ({ user, params: { id }, body, attempt }) =>
    calculate(context, user, { id, isAgain: body.forceRecalculate ?? false }, attempt),
  );
  route(recalculateResult, ({ user, params: { id }, attempt }) =>
    calculate(context, user, { id, isAgain: true }, attempt),
  );
  route(getResult, ({ user, params }) => readResult(context.db, params.id, user));
  route(resultExists, ({ user, params }) => hasResult(context, params.id, user));
  route(deleteResultCall, ({ params }) => deleteResult(context, params.id));
  route(announceResult, ({ user, params: { id }, body, attempt }) =>
    announce(context, user, { id, ...body }, attempt),
  );
  route(processRewardsCall, ({ params }) => processRewards(context, params.id));
  route(reprocessReward, ({ params }) => reprocess(context, params.id, params.userId));
  route(revokeWinner, ({ user, params: { id, winnerId }, body, attempt }) =>
    revoke(context, user, { id, winnerId, reason: body.reason }, attempt),
  );
  route(getEntrants, ({ params }) => readEntrants(context, params.id));
  route(getDraw, ({ params }) => readDraw(context, params.id));
  route(listResultsCall, ({ query }) => listResults(context, query));
  route(exportResultsCall, ({ user, body }) => exportResults(context, user, body));
};
