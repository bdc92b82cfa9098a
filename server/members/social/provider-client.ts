import * as v from 'valibot';
import type { Clock } from '../../kit/context.ts';
import { circuitBreaker } from '../../kit/external-calls/circuit-breaker.ts';
import { type ExternalAnswer, externalCall } from '../../kit/external-calls/external-call.ts';
import { SocialRefused, SocialUnreachable } from '../../kit/ports/social.ts';

const tokenSchema = v.object({ access_token: v.string(), id_token: v.optional(v.string()) });
export type Tokens = v.InferOutput<typeof tokenSchema>;

const rules = {
  isFailure: (error: unknown) => error instanceof SocialUnreachable,
  paused: () => new SocialUnreachable('the provider is left alone for a while'),
};

/**
 * Creates the two requests to a provider, each with a circuit breaker. The library's own token
 * request has no timeout or size limit and follows redirects.
 */
export function providerClientOf(clock: Clock) {
  const [tokens, profiles] = [circuitBreaker(clock, rules), circuitBreaker(clock, rules)];
  return {
    tokens: (url: string, form: Readonly<Record<string, string>>): Promise<Tokens> =>
      tokens.run(async () => {
        const answer = await ask(url, {
          method: 'POST',
          headers: { accept: 'application/json', 'content-type': 'application/x-www-form-urlencoded' },
          body: new URLSearchParams(form).toString(),
        });
        return decoded(tokenSchema, answer);
      }),
    profile: <T>(url: string, token: string, schema: v.GenericSchema<unknown, T>): Promise<T> =>
      profiles.run(async () => {
        const headers = { accept: 'application/json', authorization: `Bearer ${token}` };
        return decoded(schema, await ask(url, { method: 'GET', headers }));
      }),
  };
}

/** Sends a request; timeout, oversize, redirect and 5xx all count as no response. */
async function ask(url: string, init: RequestInit): Promise<ExternalAnswer> {
  const answer = await externalCall(url, init).catch((cause: unknown) => {
    throw new SocialUnreachable('the provider did not answer', { cause });
  });
  if (answer.status >= 500) throw new SocialUnreachable(`the provider answered ${answer.status}`);
  return answer;
}

/**
 * Parses a response. A refusal or an unexpected format is a response and does not open the circuit.
 */
function decoded<T>(schema: v.GenericSchema<unknown, T>, { ok, status, text }: ExternalAnswer): T {
  if (!ok) throw new SocialRefused(`the provider answered ${status}`);
  const outcome = v.safeParse(schema, parsed(text));
  if (!outcome.success) throw new SocialRefused('the provider answered something else');
  return outcome.output;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
