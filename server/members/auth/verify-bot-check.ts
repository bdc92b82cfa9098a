import type { Context } from '../../kit/context.ts';
import { limitAnonymous } from '../../kit/rate-limit/anonymous-rate-limit.ts';
import { ShopError } from '../../kit/shop-error.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config' | 'secrets' | 'counters' | 'botCheck'>;

/**
 * Verifies the reCAPTCHA token of a login. If the provider is unavailable the login proceeds, but
 * counts against a stricter per-network limit.
 */
export async function verifyBotCheck(
  ports: Ports,
  { recaptchaToken, ip }: { recaptchaToken: string; ip: string },
): Promise<void> {
  const verdict = await ports.botCheck.verify(recaptchaToken, 'login_submit', ip);
  if (verdict === 'fail') throw new ShopError('BOT_CHECK_FAILED');
  if (verdict === 'unavailable') await limitAnonymous(ports, 'UNCHECKED_LOGIN', { ip });
}
