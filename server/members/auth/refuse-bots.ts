import type { Context } from '../../kit/context.ts';
import type { BotAction } from '../../kit/ports/bot-check.ts';
import { ShopError } from '../../kit/shop-error.ts';

type Sent = { recaptchaToken: string; ip: string };

/** Verifies the bot check of an anonymous form; throws if it fails or is unavailable. */
export async function refuseBots(
  { botCheck }: Pick<Context, 'botCheck'>,
  action: BotAction,
  { recaptchaToken, ip }: Sent,
): Promise<void> {
  const verdict = await botCheck.verify(recaptchaToken, action, ip);
  if (verdict === 'fail') throw new ShopError('BOT_CHECK_FAILED');
  if (verdict === 'unavailable') throw new ShopError('BOT_CHECK_UNAVAILABLE');
}
