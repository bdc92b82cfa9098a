import { Readable } from 'node:stream';
import { seoulDay } from '#domain/kit/time/time.ts';
import { exportOwnData, readLeaving, withdraw, withdrawMember } from '#domain/members/account/withdrawal.ts';
import type { Feature } from '../kit/feature.ts';
import { clientInfoOf } from '../members/devices/client-info.ts';
import { noteExport, ownData } from './data-export.ts';
import { closeByAdmin, describeWithdrawal, withdrawByRequest } from './withdrawal-service.ts';

/** Registers the endpoints of data export and withdrawal. */
export const withdrawalRoutes: Feature = (route, context) => {
  route(readLeaving, ({ user }) => describeWithdrawal(context, user.id));
  route(withdraw, ({ user, body, request }) =>
    withdrawByRequest(context, user, body, clientInfoOf(request, undefined)),
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
