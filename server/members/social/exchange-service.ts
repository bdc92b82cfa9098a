import type { SocialAnswer } from '#domain/members/social-login/social.ts';
import { isSocialId, type SocialId } from '#domain/members/social-login/social-providers.ts';
import { SOCIAL_CODE_MINUTES } from '#domain/policies/accounts.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { SocialPerson } from '../../kit/ports/social.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { type AccountRow, findAccount } from '../account-store.ts';
import type { ClientInfo } from '../devices/client-info.ts';
import { hashToken, newToken } from '../tokens/tokens.ts';
import type { Showing } from './browser-cookie.ts';
import { type CodeKind, type CodeRow, insertCode, takeCode } from './code-store.ts';
import { connectAccount } from './connect-service.ts';
import { accountOfSocial } from './social-account-store.ts';
import { logInBySocial, refuseRole } from './social-login.ts';
import { openedPerson, sealedPerson } from './social-person.ts';

/** Lifetime of a ticket in ms, enough to choose a nickname and read the terms. */
const TICKET_MS = SOCIAL_CODE_MINUTES * 60_000;

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/** Person returned by a provider, with the browser that started. */
export type Comer = { provider: SocialId; person: SocialPerson; browserHash: Uint8Array; returnTo: string };

/** Returns the lookup of a presented code; throws SOCIAL_EXPIRED without the browser's cookie. */
export const shownBy = ({ token, browserHash }: Showing, ...kinds: CodeKind[]) => {
  if (!browserHash) throw new ShopError('SOCIAL_EXPIRED');
  return { codeHash: hashToken(token), browserHash, kinds };
};

/** Decrypts the person of a code row. */
export function comerOf({ secrets }: Pick<Context, 'secrets'>, row: CodeRow, browserHash: Uint8Array): Comer {
  if (!isSocialId(row.provider)) throw new ShopError('SOCIAL_FAILED');
  const person = openedPerson(secrets, row.personSealed);
  return { provider: row.provider, person, browserHash, returnTo: row.returnTo };
}

/** Exchanges a code for a session or for the next step. The code is consumed in any case. */
export async function exchangeCode(
  ports: Ports,
  showing: Showing,
  { user, from }: { user: Member | null; from: ClientInfo },
): Promise<SocialAnswer> {
  const { db, clock } = ports;
  const shown = shownBy(showing, 'LOGIN', 'CONNECT');
  const row = await takeCode(db, shown, clock.now());
  if (!row) throw new ShopError('SOCIAL_EXPIRED');
  const comer = comerOf(ports, row, shown.browserHash);
  if (row.kind === 'CONNECT') return connectMember(ports, comer, user?.id === row.userId ? user : null);
  const account = await accountOfSocial(db, {
    provider: comer.provider,
    providerUserId: comer.person.providerUserId,
  });
  if (!account) return nextStep(ports, comer);
  return { ...(await logInBySocial(ports, account, from)), returnTo: comer.returnTo };
}

/** Completes a connection; only the member who started may do it. */
async function connectMember(ports: Ports, comer: Comer, member: Member | null): Promise<SocialAnswer> {
  if (!member) throw new ShopError('SOCIAL_FAILED');
  await refuseRole(ports.db, { id: member.id, role: member.userType });
  await inTransaction(ports.db, (tx) => connectAccount(tx, ports, member, comer));
  return { connected: comer.provider, returnTo: comer.returnTo };
}

/**
 * Returns the next step for an unknown social account: sign-up, or linking if its address belongs
 * to a member.
 */
export async function nextStep(ports: Ports, comer: Comer): Promise<SocialAnswer> {
  const { email } = comer.person;
  const owner = email === null ? null : await findAccount(ports.db, email);
  return ticketFor(ports, comer, isSettled(owner) ? owner : null);
}

/**
 * Returns whether an account owns its address. A pending one does not: the person who verifies the
 * address takes it over, so that nobody can prepare an account for another person.
 */
const isSettled = (owner: AccountRow | null): boolean =>
  owner !== null && owner.status !== 'DELETED' && owner.status !== 'PENDING';

async function ticketFor(
  { db, clock, secrets }: Ports,
  { provider, person, browserHash, returnTo }: Comer,
  owner: AccountRow | null,
): Promise<SocialAnswer> {
  const ticket = newToken();
  const needs = owner ? 'LINK' : 'CONSENT';
  await insertCode(db, {
    codeHash: hashToken(ticket),
    userId: owner?.id ?? null,
    provider,
    personSealed: sealedPerson(secrets, person),
    kind: needs,
    browserHash,
    returnTo,
    expiresAt: new Date(clock.now().getTime() + TICKET_MS),
  });
  const { email, emailVerified, name } = person;
  return { needs, ticket, provider, email, emailVerified, name };
}
