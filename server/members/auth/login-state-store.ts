import type { Queryable } from '../../db/database.ts';
import { columns } from '../../db/statements/columns.ts';
import { consentsDue } from '../consents/consent-sql.ts';
import { hashNetwork, type Place } from '../devices/known-device-store.ts';
import { footSizeDue } from '../profile/foot-size-store.ts';
import { type SanctionJson, SHUTS_OUT, sanctionOf } from '../sanctions/sanction-store.ts';

/** State that decides a login after authentication. */
export type LogInState = {
  status: string;
  sanction: SanctionJson | null;
  /** True if MFA is on and this browser is not trusted. */
  isCodeAsked: boolean;
  /** True if the member has never logged in. */
  isFirst: boolean;
  hasDevices: boolean;
  knowsDevice: boolean;
  knowsNetwork: boolean;
  consentsDue: boolean;
  feetDue: boolean;
};

/** Reads the login state in one statement; throws if the member does not exist. */
export async function readLogInState(
  tx: Queryable,
  userId: number,
  { network, markHash }: Place,
  now: Date,
): Promise<LogInState> {
  const row = await tx
    .selectFrom('users')
    .select((eb) => {
      const devices = eb.selectFrom('known_devices').select('user_id').whereRef('user_id', '=', 'users.id');
      const isHere = devices.where('mark_hash', '=', markHash);
      const hasMfa = eb
        .selectFrom('mfa')
        .select('user_id')
        .whereRef('user_id', '=', 'users.id')
        .where('enabled_at', 'is not', null);
      const isKnownNetwork = eb
        .selectFrom('known_networks')
        .select('user_id')
        .whereRef('user_id', '=', 'users.id')
        .where('network_hash', '=', hashNetwork(userId, network));
      return [
        'status',
        ...columns(['first_in_at']),
        sanctionOf('users.id', SHUTS_OUT, now).as('sanction'),
        eb
          .and([eb.exists(hasMfa), eb.not(eb.exists(isHere.where('trusted_until', '>', now)))])
          .as('isCodeAsked'),
        eb.exists(devices).as('hasDevices'),
        eb.exists(isHere).as('knowsDevice'),
        eb.exists(isKnownNetwork).as('knowsNetwork'),
        consentsDue.as('consentsDue'),
        footSizeDue.as('feetDue'),
      ];
    })
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return {
    status: row.status,
    sanction: row.sanction,
    isCodeAsked: Boolean(row.isCodeAsked),
    isFirst: row.firstInAt === null,
    hasDevices: Boolean(row.hasDevices),
    knowsDevice: Boolean(row.knowsDevice),
    knowsNetwork: Boolean(row.knowsNetwork),
    consentsDue: Boolean(row.consentsDue),
    feetDue: Boolean(row.feetDue),
  };
}
