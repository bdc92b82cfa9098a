import type { SocialConnections } from '#domain/members/social-login/social.ts';
import type { SocialId } from '#domain/members/social-login/social-providers.ts';
import type { Queryable } from '../../db/database.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import type { Member } from '../../kit/feature.ts';
import type { SocialPerson } from '../../kit/ports/social.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { queueMail } from '../../mail/queue-mail.ts';
import { socialLinkedEmail, socialUnlinkedEmail } from '../emails/social-linked.ts';
import {
  deleteSocialAccount,
  insertSocialAccount,
  isConnected,
  otherWaysIn,
  socialAccountsOf,
} from './social-account-store.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;
type Owner = { id: number; email: string };

const settingsOf = ({ publicUrl }: Context['config']): string => `${publicUrl}/account-settings?tab=social`;

/** Connects a social account in the caller's transaction and notifies the member; idempotent. */
export async function connectAccount(
  tx: Queryable,
  ports: Ports,
  owner: Owner,
  { provider, person }: { provider: SocialId; person: SocialPerson },
): Promise<void> {
  const now = ports.clock.now();
  const identity = { provider, providerUserId: person.providerUserId, email: person.email };
  if (!(await insertSocialAccount(tx, owner.id, identity, now))) {
    if (await isConnected(tx, owner.id, identity)) return;
    throw new ShopError('SOCIAL_TAKEN');
  }
  await audit(tx, { action: 'SOCIAL_LINKED', target: ['MEMBER', owner.id], detail: { provider } }, now);
  const to = { kind: 'social-linked', to: owner.email, memberId: owner.id } as const;
  await queueMail(tx, ports, to, socialLinkedEmail(provider, settingsOf(ports.config)));
}

/**
 * Disconnects a social account, unless it is the last login method. Concurrent calls are serialised
 * by the member's row lock.
 */
export async function disconnect(ports: Ports, member: Member, provider: SocialId): Promise<null> {
  const { db, clock, config } = ports;
  return inTransaction(db, async (tx) => {
    const others = await otherWaysIn(tx, member.id, true);
    const accounts = await socialAccountsOf(tx, member.id);
    if (!accounts.some((one) => one.provider === provider)) throw new ShopError('SOCIAL_NOT_LINKED');
    if (others + accounts.length <= 1) throw new ShopError('LAST_LOGIN_METHOD');
    await deleteSocialAccount(tx, member.id, provider);
    const now = clock.now();
    await audit(tx, { action: 'SOCIAL_UNLINKED', target: ['MEMBER', member.id], detail: { provider } }, now);
    const to = { kind: 'social-unlinked', to: member.email, memberId: member.id } as const;
    await queueMail(tx, ports, to, socialUnlinkedEmail(provider, settingsOf(config)));
    return null;
  });
}

/** Returns the connected accounts in both response shapes (contract 5). */
export async function connectionsOf(
  { db, social }: Pick<Context, 'db' | 'social'>,
  member: Member,
): Promise<SocialConnections> {
  const accounts = await socialAccountsOf(db, member.id);
  const others = await otherWaysIn(db, member.id);
  const ids = new Set([...social.providers.map(({ id }) => id), ...accounts.map(({ provider }) => provider)]);
  return {
    providers: [...ids].map((provider) => {
      const found = accounts.find((one) => one.provider === provider);
      return found
        ? { provider, connected: true, email: found.email, connectedAt: found.connectedAt.toISOString() }
        : { provider, connected: false };
    }),
    totalConnected: accounts.length,
    userEmail: member.email,
    connectedProviders: accounts.map(({ provider, email, connectedAt }) => ({
      provider,
      socialEmail: email,
      connectedAt: connectedAt.toISOString(),
    })),
    hasSocialLogin: accounts.length > 0,
    isLastMethod: others + accounts.length <= 1,
  };
}
