import { moveClock, readClock } from '#domain/jobs/qa-clock.ts';
import type { Feature } from '../../kit/feature.ts';
import { clockStateOf, moveClockTo } from './move-clock.ts';

/** Registers the QA endpoints, only with QA_TOOLS=1 (see `app.ts`). */
export const qaRoutes: Feature = (route, context) => {
  route(readClock, async () => clockStateOf(context));
  route(moveClock, ({ body }) => moveClockTo(context, body.days));
};
