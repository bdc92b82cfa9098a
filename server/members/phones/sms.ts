import type { PhoneCheck } from '../../kit/ports/phone-check.ts';
import { phoneCodeText } from '../emails/phone-code.ts';

const TIMEOUT_MS = 5_000;

/**
 * Sends text messages by a POST of `{"phone": "01012345678", "text": "…"}` as JSON to `url`. A
 * status from 200 to 299 means accepted; redirects are not followed.
 */
export const smsSender = (url: string): PhoneCheck => ({
  async sendCode(phone, code) {
    const answer = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ phone, text: phoneCodeText(code) }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`text messages: status ${answer.status}`);
  },
});
