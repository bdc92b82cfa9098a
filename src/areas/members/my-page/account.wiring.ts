import { fromPromise } from 'xstate';
import { confirmEmail, undoEmail } from '#domain/members/account/email-change.ts';
import { confirmedBy } from '#domain/members/auth/session.ts';
import { myProfile } from '#domain/members/profile/profile.ts';
import { passwordChangeMachine } from '#machines/members/password-change.machine.ts';
import { emailChangeMachine } from '#machines/members/signup/email-change.machine.ts';
import { emailLinkMachine } from '#machines/members/signup/email-link.machine.ts';
import { onceMember } from '#src/flow/follow-member.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';

/** Provides the chart of the form of a new password with its calls and effects. */
export const wirePasswordChange = (app: AppServices, focusProblem: () => void) =>
  wire(passwordChangeMachine, app).provide({
    actions: { focusProblem: () => focusProblem() },
  });

/** Provides the chart of the form of a new e-mail address with its calls and effects. */
export const wireEmailChange = (app: AppServices, focusProblem: () => void) =>
  wire(emailChangeMachine, app).provide({
    actions: { focusProblem: () => focusProblem() },
  });

/** Kind of e-mail link: confirms a new address, or undoes the change. */
export type EmailLinkKind = 'confirm' | 'undo';

/**
 * Provides the chart of the pages behind e-mailed links that confirm or undo a change of address with
 * its calls and effects.
 */
export const wireEmailLink = ({ call, session, profileRead, warn }: AppServices, kind: EmailLinkKind) => {
  /** Reads the profile again, since the signed-in member need not be the one of the link. */
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
      // After an undo the session has ended, so there is no profile to read.
      publish: () => {
        onceMember(session, () => void readAgain().catch(() => warn('the new address was not read')));
      },
    },
  });
};
