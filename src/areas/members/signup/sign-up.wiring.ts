import { fromPromise } from 'xstate';
import { LEAST_MS, signUp } from '#domain/members/signup/sign-up.ts';
import { resendVerification } from '#domain/members/signup/verification.ts';
import { signUpMachine } from '#machines/members/signup/sign-up.machine.ts';
import { NOTHING_TYPED, type SignUpSent, type SignUpValues } from '#machines/members/signup/sign-up.model.ts';
import type { AppServices } from '#src/flow/services.ts';
import { SIGN_UP_KEY } from '#src/lib/storage/tab-keys.ts';
import { botToken } from '../login/bot-check.wiring.ts';

const SECRETS = { password: '', confirmPassword: '' } as const;

/** Asks for an account. A form filled in at once, as by a password manager, waits until it does not look like a program's. */
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

/** How long the form has been open, once that is as long as a person needs to read it. */
async function whenRead(openedAt: number): Promise<number> {
  const left = LEAST_MS - (performance.now() - openedAt);
  // A timer may be a moment early.
  if (left > 0) await new Promise((resolve) => setTimeout(resolve, left + 50));
  return performance.now() - openedAt;
}

/** Has the link mailed again, if somebody waits for it. */
export async function askForLink(app: AppServices, email: string, signal: AbortSignal): Promise<void> {
  const recaptchaToken = await botToken(app, 'resend_submit', signal);
  await app.call(resendVerification, { body: { email, recaptchaToken } }, { signal });
}

/** What was typed in this tab before a reload; of an old or broken draft nothing counts. */
export function typedBefore({ tabStorage }: Pick<AppServices, 'tabStorage'>): Partial<SignUpValues> {
  try {
    const kept: unknown = JSON.parse(tabStorage.get(SIGN_UP_KEY) ?? 'null');
    const known = new Map<string, unknown>(Object.entries(NOTHING_TYPED));
    const isSameKind = ([key, value]: [string, unknown]) =>
      known.has(key) && typeof value === typeof known.get(key) && Array.isArray(value) === (key === 'agreed');
    // Each key is the form's own, and its value of the same kind.
    return Object.fromEntries(Object.entries(kept ?? {}).filter(isSameKind)) as Partial<SignUpValues>;
  } catch {
    return {};
  }
}
