import * as v from 'valibot';
import { inTransaction } from '../../db/transaction.ts';
import { audit } from '../../kit/audit/audit-log.ts';
import type { Context } from '../../kit/context.ts';
import { limitAnonymous } from '../../kit/rate-limit/anonymous-rate-limit.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { giveSignUpCoupon } from '../../trade/coupons/download-service.ts';
import { activate } from '../account-store.ts';
import { refuseBots } from '../auth/refuse-bots.ts';
import { notifyMarketing } from '../consents/consent-service.ts';
import { findMailToken, useMailToken } from '../tokens/mail-token-store.ts';
import { requestEmail } from '../tokens/request-email.ts';
import { hashToken } from '../tokens/tokens.ts';

type Ports = Pick<
  Context,
  'db' | 'clock' | 'config' | 'secrets' | 'counters' | 'jobs' | 'mailer' | 'botCheck'
>;

/** Data of a link: the e-mail address that it was sent to. */
const about = v.object({ email: v.string() });

/** Message after an e-mail address was verified. */
export const VERIFIED = '이메일 인증을 마쳤어요. 이제 로그인할 수 있어요.';
const VERIFIED_BEFORE = '이미 인증했어요. 로그인해 주세요.';

/**
 * Activates the account of a link. A second use within its hour gives the same response; no session
 * is opened.
 */
export const proveAddress = (ports: Ports, token: string): Promise<{ email: string; message: string }> =>
  inTransaction(ports.db, async (tx) => {
    const now = ports.clock.now();
    const hash = hashToken(token);
    const used = await useMailToken(tx, 'VERIFY', hash, now);
    if (!used) return { email: await usedBefore(), message: VERIFIED_BEFORE };
    const { email } = v.parse(about, used.data);
    if (!(await activate(tx, used.userId, email, now))) throw new ShopError('INVALID_VERIFICATION_TOKEN');
    await audit(tx, { action: 'EMAIL_VERIFIED', target: ['MEMBER', used.userId] }, now);
    await giveSignUpCoupon(tx, ports, { id: used.userId, email });
    // Sent now that the address is verified.
    await notifyMarketing(tx, ports, { id: used.userId, email });
    return { email, message: VERIFIED };

    async function usedBefore(): Promise<string> {
      const found = await findMailToken(tx, 'VERIFY', hash);
      if (!found) throw new ShopError('INVALID_VERIFICATION_TOKEN');
      const isOver = found.expiresAt <= now;
      if (isOver && found.usedAt === null) throw new ShopError('VERIFICATION_TOKEN_EXPIRED');
      if (isOver) throw new ShopError('INVALID_VERIFICATION_TOKEN');
      return v.parse(about, found.data).email;
    }
  });

/** Sends the verification link again if the account is pending. */
export async function askForLink(
  ports: Ports,
  { email, recaptchaToken }: { email: string; recaptchaToken: string },
  ip: string,
): Promise<{ message: string }> {
  await refuseBots(ports, 'resend_submit', { recaptchaToken, ip });
  await limitAnonymous(ports, 'RESEND_VERIFICATION', { ip, email });
  await inTransaction(ports.db, (tx) => requestEmail(tx, ports, 'resend-verification', email));
  return { message: '인증을 기다리는 주소라면 메일을 다시 보냈어요.' };
}
