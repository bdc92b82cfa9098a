import * as v from 'valibot';
import {
  type Device,
  endOtherSessions,
  endSession,
  LOG_IN_METHODS,
  listSessions,
} from '#domain/members/devices.ts';
import type { Context } from '../../kit/context.ts';
import type { Feature, Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { endAll, endOne, findDevices } from './device-store.ts';

/** Where a member is logged in. */
export const deviceRoutes: Feature = (route, context) => {
  const { db, clock } = context;
  route(listSessions, ({ user }) => devicesOf(context, user));
  route(endSession, async ({ user, params }) => {
    if (!(await endOne(db, user.id, params.id, clock.now()))) throw new ShopError('SESSION_NOT_FOUND');
    return null;
  });
  route(endOtherSessions, async ({ user }) => ({
    ended: await endAll(db, user.id, clock.now(), user.sessionId),
  }));
};

/** The one that asks comes first. */
async function devicesOf({ db, clock }: Pick<Context, 'db' | 'clock'>, user: Member): Promise<Device[]> {
  const rows = await findDevices(db, user.id, clock.now());
  const devices = rows.map((row) => ({
    id: row.id,
    device: row.device,
    method: v.parse(v.picklist(LOG_IN_METHODS), row.method),
    createdAt: row.created_at.toISOString(),
    lastUsedAt: row.last_used_at.toISOString(),
    current: row.id === user.sessionId,
  }));
  return devices.toSorted((one, other) => Number(other.current) - Number(one.current));
}
