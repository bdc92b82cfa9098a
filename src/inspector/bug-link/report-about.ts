import type { LogAbout } from '#domain/kit/flow-log/log-schema.ts';
import { type FaultSettings, NO_FAULTS } from '../faults/fault.ts';
import { maskedPath } from '../live/call-observer.ts';
import type { LiveLog } from '../model/live-log.ts';

/** The parts of the shop's window that a report tells. */
export type ShopWindow = Pick<Window, 'innerWidth' | 'innerHeight'> & { location: Pick<Location, 'href'> };

/** Window of the shop page that has opened this viewer; null for a viewer that was opened by its address. */
export function shopWindow(): ShopWindow | null {
  const opener: Window | null = window.opener;
  return opener ?? (window.parent === window ? null : window.parent);
}

/** Role of the member in the log: `guest` without one, null if no session was logged. */
export function roleIn({ actors }: LiveLog): string | null {
  const session = actors.findLast(({ machine }) => machine === 'session');
  if (!session) return null;
  const { user } = Object(session.now.context);
  return typeof user?.userType === 'string' ? user.userType : 'guest';
}

type Circumstances = {
  log: LiveLog;
  faults: FaultSettings;
  clockDays: number | null;
  shop: ShopWindow | null;
};

/** Circumstances of a log of this build, now. */
export const reportAbout = ({ log, faults, clockDays, shop }: Circumstances): LogAbout => ({
  origin: 'inspector',
  savedAt: Date.now(),
  build: __VERSION__,
  role: roleIn(log),
  page: shop ? maskedPath(new URL(shop.location.href)) : (log.loads.at(-1)?.path ?? null),
  viewport: shop ? { width: shop.innerWidth, height: shop.innerHeight } : null,
  clockDays,
  faults: toLogFaults(faults),
});

/** Faults without the ids by which the panel removes them. */
const toLogFaults = ({ offline, faults }: FaultSettings = NO_FAULTS) => ({
  offline,
  faults: faults.map(({ id: _, ...fault }) => fault),
});
