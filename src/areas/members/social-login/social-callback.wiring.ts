import { fromPromise } from 'xstate';
import { sessionFromLogin } from '#domain/members/auth/login.ts';
import { safeReturnTo } from '#domain/members/auth/return-to.ts';
import {
  exchangeSocialCode,
  linkSocialAccount,
  linkSocialByPasskey,
  type SocialAnswer,
  socialPasskeyOptions,
} from '#domain/members/social-login/social.ts';
import { joinBySocial } from '#domain/members/social-login/social-join.ts';
import { SOCIAL_ERRORS } from '#domain/members/social-login/social-providers.ts';
import { socialCallbackMachine } from '#machines/members/social-login/social-callback.machine.ts';
import {
  type SocialCallbackInput,
  type SocialJoinBody,
  signedInOf,
} from '#machines/members/social-login/social-callback.model.ts';
import { botToken } from '#src/areas/members/login/bot-check.wiring.ts';
import { beginSecondStep } from '#src/areas/members/login/pending-mfa-step.ts';
import { answerPasskey } from '#src/areas/members/mfa/passkey-browser.ts';
import { deviceToken } from '#src/areas/members/security/device-token.ts';
import { socialText as text } from '#src/areas/members/social-login/social.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import type { FlowOf } from '#src/flow/use-flow.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';

/** Parses the fragment of the return address. Only a code or an error is read, never a token, name or role. */
export function readFragment(fragment: string): SocialCallbackInput {
  const facts = new URLSearchParams(fragment.replace(/^#/, ''));
  const code = facts.get('code');
  if (code) return { code, reason: null };
  const reason = facts.get('error');
  return { code: null, reason: SOCIAL_ERRORS.find((one) => one === reason) ?? 'failed' };
}

type Focus = { problem(): void; proof(mailedTo: string | null): void };

/**
 * Provides the chart of the return from a social login provider with its calls and effects: log in,
 * join or link an account.
 */
export function wireSocialCallback(app: AppServices, focus: Focus) {
  const { call, session, storage, navigate, toast } = app;
  return wire(socialCallbackMachine, { call }).provide({
    actors: {
      exchange: fromPromise<SocialAnswer, { code: string }>(({ input: { code }, signal }) =>
        call(exchangeSocialCode, { body: { code, device: deviceToken(storage) } }, { signal }),
      ),
      create: fromPromise<SocialAnswer, { body: SocialJoinBody }>(({ input: { body }, signal }) =>
        call(joinBySocial, { body: { ...body, device: deviceToken(storage) } }, { signal }),
      ),
      prove: fromPromise<SocialAnswer, { ticket: string; password: string }>(async ({ input, signal }) => {
        const recaptchaToken = await botToken(app, 'login_submit', signal);
        const body = { ...input, recaptchaToken, device: deviceToken(storage) };
        return call(linkSocialAccount, { body }, { signal });
      }),
      proveByKey: fromPromise<SocialAnswer, { ticket: string }>(async ({ input: { ticket }, signal }) => {
        const asked = await call(socialPasskeyOptions, { body: { ticket } }, { signal });
        const response = await answerPasskey(asked, signal);
        const body = { ticket, response, device: deviceToken(storage) };
        return call(linkSocialByPasskey, { body }, { signal });
      }),
    },
    actions: {
      focusProblem: () => focus.problem(),
      focusProof: ({ context: { mailedTo } }) => focus.proof(mailedTo),
      enter: ({ context: { answer } }) => {
        const signedIn = signedInOf(answer);
        const user = signedIn && sessionFromLogin(signedIn);
        if (!user) return;
        link('socialCallback > session', session)({ type: 'session.loggedIn', user });
        navigate(safeReturnTo(signedIn.returnTo), { replace: true });
      },
      tellConnected: ({ context: { answer } }) => {
        if (!answer || !('connected' in answer)) return;
        toast(text.connected(answer.connected));
        navigate(safeReturnTo(answer.returnTo), { replace: true });
      },
      goOnProving: ({ context: { answer } }) => {
        const half = signedInOf(answer);
        if (half) beginSecondStep(app, half, safeReturnTo(half.returnTo));
      },
    },
  });
}

/** Flow of the return page, for its forms. */
export type SocialFlow = FlowOf<(app: AppServices) => ReturnType<typeof wireSocialCallback>>;
