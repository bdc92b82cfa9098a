import * as v from 'valibot';
import {
  type Device,
  endOtherSessions,
  endSession,
  endTrust,
  LOG_IN_METHODS,
  listSessions,
} from '#domain/members/auth/devices.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Feature, Member } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { endAll, endOne, endTrustOf, findDevices } from './device-store.ts';

/** Registers the endpoints of sessions and trusted browsers. */
export const deviceRoutes: Feature = (route, context) => {
  const { db, clock } = context;
  route(listSessions, ({ user }) => devicesOf(context, user));
  route(endSession, async ({ user, params }) => {
    const isDone = await inTransaction(db, (tx) => endOne(tx, user.id, params.id, clock.now()));
    if (!isDone) throw new ShopError('SESSION_NOT_FOUND');
    return null;
  });
  route(endOtherSessions, async ({ user }) => ({
    ended: await inTransaction(db, (tx) => endAll(tx, user.id, clock.now(), user.sessionId)),
  }));
  route(endTrust, async ({ user, params }) => {
    if (!(await endTrustOf(db, user.id, params.id, clock.now()))) throw new ShopError('SESSION_NOT_FOUND');
    return null;
  });
};

/** Lists sessions and trusted browsers, the caller's first. */
async function devicesOf({ db, clock }: Pick<Context, 'db' | 'clock'>, user: Member): Promise<Device[]> {
  const rows = await findDevices(db, user.id, clock.now());
  const devices = onePerBrowser(rows).map((row) => ({
    id: row.id,
    device: row.device,
    method: v.parse(v.picklist(LOG_IN_METHODS), row.method),
    createdAt: row.createdAt.toISOString(),
    lastUsedAt: row.lastUsedAt.toISOString(),
    current: row.id === user.sessionId,
    loggedIn: Boolean(row.isLive),
    trustedUntil: row.trustedUntil?.toISOString() ?? null,
  }));
  return devices.toSorted((one, other) => Number(other.current) - Number(one.current));
}

type Row = Awaited<ReturnType<typeof findDevices>>[number];

/** Keeps one row for each browser without an active session: its last used session. */
function onePerBrowser(rows: readonly Row[]): Row[] {
  const markOf = ({ markHash }: Row) => Buffer.from(markHash ?? []).toString('hex');
  const seen = new Set(rows.filter((row) => row.isLive).map(markOf));
  return rows.filter((row) => {
    if (row.isLive) return true;
    const isFirst = !seen.has(markOf(row));
    seen.add(markOf(row));
    return isFirst;
  });
}
