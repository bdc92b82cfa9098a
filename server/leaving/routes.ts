import { Readable } from 'node:stream';
import { seoulDay } from '#domain/kit/time.ts';
import { exportOwnData, readLeaving, withdraw, withdrawMember } from '#domain/members/leaving.ts';
import type { Feature } from '../kit/feature.ts';
import { arrivalOf } from '../members/joining/arrival.ts';
import { noteExport, ownData } from './export-data.ts';
import { closeByAdmin, describeLeaving, leaveByWish } from './leaving-service.ts';

/** Taking one's data along, and leaving. */
export const leavingRoutes: Feature = (route, context) => {
  route(readLeaving, ({ user }) => describeLeaving(context, user.id));
  route(withdraw, ({ user, body, request }) =>
    leaveByWish(context, user, body, arrivalOf(request, undefined)),
  );
  route(withdrawMember, ({ params }) => closeByAdmin(context, params.email));
  route(exportOwnData, async ({ user, reply }) => {
    await noteExport(context, user.id);
    const name = `sinbaljang-${seoulDay(context.clock.now())}.json`;
    reply
      .type('application/json; charset=utf-8')
      .header('content-disposition', `attachment; filename="${name}"`);
    return Readable.from(ownData(context, user.id));
  });
};
