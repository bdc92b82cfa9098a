import * as v from 'valibot';
import { lockMember } from '../../db/locks/lock-member.ts';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { findAccountById } from '../account-store.ts';
import { disowned } from '../auth/new-device.ts';
import { forgetPlace } from '../devices/known-device-store.ts';
import { useMailToken } from '../tokens/mail-token-store.ts';
import { hashToken } from '../tokens/tokens.ts';
import { checkLink } from './link-check.ts';
import { endBrowser } from './recovery-store.ts';
import { mailResetTo } from './send-reset-link.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'jobs' | 'mailer' | 'secrets'>;

/**
 * Ends a disowned session and everything else of its browser, which becomes unknown again, by the
 * link of the e-mail. The reset link is sent to the same address, unless the account has another
 * one by now, which could be the attacker's.
 */
export const disown = (ports: Ports, token: string): Promise<{ mailed: boolean }> =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const { userId } = await checkLink(tx, 'NOT_ME', token, now);
    await lockMember(tx, userId);
    const account = await findAccountById(tx, userId);
    const used = await useMailToken(tx, 'NOT_ME', hashToken(token), now);
    if (!used || !account) throw new ShopError('INVALID_TOKEN');
    const { sessionId, networkHash, email } = v.parse(disowned, used.data);
    const markHash = await endBrowser(tx, userId, sessionId, now);
    await forgetPlace(tx, userId, { networkHash, markHash });
    await audit(tx, { action: 'LOGIN_DISOWNED', target: ['MEMBER', userId] }, now);
    const mailed = account.email === email && account.status === 'ACTIVE';
    if (mailed) await mailResetTo(tx, ports, account);
    return { mailed };
  });
