import { fromPromise } from 'xstate';
import { changeEmail, confirmEmail, undoEmail } from '#domain/members/email-change.ts';
import { changePassword, hasPassword, type PasswordChange } from '#domain/members/own-password.ts';
import { myProfile } from '#domain/members/profile.ts';
import { confirmedBy } from '#domain/members/session.ts';
import { emailChangeMachine } from '#machines/members/email-change.machine.ts';
import { emailLinkMachine } from '#machines/members/email-link.machine.ts';
import { passwordChangeMachine } from '#machines/members/password-change.machine.ts';
import { onceMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/link.ts';

export const wirePasswordChange = ({ call }: AppServices, focusProblem: () => void) =>
  passwordChangeMachine.provide({
    actors: {
      load: fromPromise<{ hasPassword: boolean }>(({ signal }) => call(hasPassword, {}, { signal })),
      save: fromPromise<void, { body: PasswordChange }>(async ({ input }) => {
        await call(changePassword, { body: input.body });
      }),
    },
    actions: { focusProblem: () => focusProblem() },
  });

export const wireEmailChange = ({ call }: AppServices, focusProblem: () => void) =>
  emailChangeMachine.provide({
    actors: {
      send: fromPromise<void, { body: { newEmail: string } }>(async ({ input }) => {
        await call(changeEmail, { body: input.body });
      }),
    },
    actions: { focusProblem: () => focusProblem() },
  });

/** What a link about an address is for. */
export type EmailLinkKind = 'confirm' | 'undo';

export const wireEmailLink = ({ call, session, profileRead, warn }: AppServices, kind: EmailLinkKind) => {
  /** Whoever is logged in here may be somebody else: the server says. */
  const readAgain = async () => {
    const profile = await call(myProfile, {});
    profileRead(profile);
    link('profile > session', session)({ type: 'session.profileChanged', profile: confirmedBy(profile) });
  };
  return emailLinkMachine.provide({
    actors: {
      prove: fromPromise<{ email: string }, { token: string }>(({ input }) =>
        call(kind === 'confirm' ? confirmEmail : undoEmail, { body: input }),
      ),
    },
    actions: {
      // Where the address was taken back, the answer is that nobody is here any more.
      publish: () => {
        onceMember(session, () => void readAgain().catch(() => warn('the new address was not read')));
      },
    },
  });
};
