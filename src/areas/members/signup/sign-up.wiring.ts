import { fromPromise } from 'xstate';
import { LEAST_MS, signUp } from '#domain/members/signup/sign-up.ts';
import { resendVerification } from '#domain/members/signup/verification.ts';
import { signUpMachine } from '#machines/members/signup/sign-up.machine.ts';
import { NOTHING_TYPED, type SignUpSent, type SignUpValues } from '#machines/members/signup/sign-up.model.ts';
import type { AppServices } from '#src/flow/services.ts';
import { SIGN_UP_KEY } from '#src/lib/storage/tab-keys.ts';
import { botToken } from '../login/bot-check.wiring.ts';

const SECRETS = { password: '', confirmPassword: '' } as const;

/**
 * Provides the chart of the sign-up with its calls and effects. A form that is complete at once, as by
 * a password manager, is sent after the time that the server's bot check requires.
 */
export function wireSignUp(app: AppServices, focusProblem: () => void, openedAt: () => number) {
  return signUpMachine.provide({
    actors: {
      signUp: fromPromise<void, { body: SignUpSent }>(async ({ input: { body }, signal }) => {
        const recaptchaToken = await botToken(app, 'signup_submit', signal);
        const openFor = await whenRead(openedAt());
        await app.call(signUp, { body: { ...body, recaptchaToken, openFor } }, { signal });
      }),
      resend: fromPromise<void, { email: string }>(({ input: { email }, signal }) =>
        askForLink(app, email, signal),
      ),
    },
    actions: {
      focusProblem: () => focusProblem(),
      storeDraft: ({ context: { values } }) =>
        void app.tabStorage.set(SIGN_UP_KEY, JSON.stringify({ ...values, ...SECRETS, website: '' })),
      dropStored: () => app.tabStorage.remove(SIGN_UP_KEY),
    },
  });
}

/** Waits until the form has been open for the required time; returns that time in ms. */
async function whenRead(openedAt: number): Promise<number> {
  const left = LEAST_MS - (performance.now() - openedAt);
  // A timer may fire slightly early.
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left + 50));
  return performance.now() - openedAt;
}

/** Requests the confirmation e-mail again. */
export async function askForLink(app: AppServices, email: string, signal: AbortSignal): Promise<void> {
  const recaptchaToken = await botToken(app, 'resend_submit', signal);
  await app.call(resendVerification, { body: { email, recaptchaToken } }, { signal });
}

/** Typed values of this tab from before a reload; fields of an old or broken draft are dropped. */
export function typedBefore({ tabStorage }: Pick<AppServices, 'tabStorage'>): Partial<SignUpValues> {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(SIGN_UP_KEY) ?? 'null');
    const known = new Map<string, unknown>(Object.entries(NOTHING_TYPED));
    const isSameKind = ([key, value]: [string, unknown]) =>
      known.has(key) && typeof value === typeof known.get(key) && Array.isArray(value) === (key === 'agreed');
    // Each key belongs to the form, and its value has the same type.
    return Object.fromEntries(Object.entries(kept ?? {}).filter(isSameKind)) as Partial<SignUpValues>;
  } catch {
    return {};
  }
}
