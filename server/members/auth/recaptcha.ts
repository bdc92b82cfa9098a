import * as v from 'valibot';
import { externalCall } from '../../kit/external-calls/external-call.ts';
import type { BotCheck, BotVerdict } from '../../kit/ports/bot-check.ts';

/** Lowest reCAPTCHA score that counts as a person; the maximum is 1. */
const LEAST_SCORE = 0.5;
/** Error codes caused by configuration or outage, not by the client. */
const OWN_FAULTS = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request', 'browser-error']);

const answerSchema = v.object({
  success: v.boolean(),
  score: v.optional(v.number()),
  action: v.optional(v.string()),
  'error-codes': v.optional(v.array(v.string()), []),
});
type Answer = v.InferOutput<typeof answerSchema>;

export type RecaptchaOptions = { secret: string; apiUrl: string };

/**
 * Creates the bot check with reCAPTCHA v3 (`siteverify`): the token must match the action and reach
 * the score.
 */
export function recaptcha(options: RecaptchaOptions): BotCheck {
  return {
    async verify(token, action, address) {
      // The browser had no token, so there is nothing to verify.
      if (token === '') return 'fail';
      try {
        return verdictOf(await ask(options, token, address), action);
      } catch {
        return 'unavailable';
      }
    },
  };
}

function verdictOf({ success, score, action, 'error-codes': errors }: Answer, wanted: string): BotVerdict {
  if (!success && errors.some((error) => OWN_FAULTS.has(error))) return 'unavailable';
  return success && action === wanted && score !== undefined && score >= LEAST_SCORE ? 'pass' : 'fail';
}

/** Queries the provider; throws without a valid response. */
async function ask({ secret, apiUrl }: RecaptchaOptions, token: string, address: string): Promise<Answer> {
  const { ok, status, text } = await externalCall(apiUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip: address }),
  });
  if (!ok) throw new Error(`status ${status}`);
  return v.parse(answerSchema, JSON.parse(text));
}
