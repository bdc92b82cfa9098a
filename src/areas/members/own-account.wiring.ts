import { fromPromise } from 'xstate';
import { changeEmail, confirmEmail, undoEmail } from '#domain/members/email-change.ts';
import { changePassword, hasPassword, type PasswordChange } from '#domain/members/own-password.ts';
import { emailChangeMachine } from '#machines/members/email-change.machine.ts';
import { emailLinkMachine } from '#machines/members/email-link.machine.ts';
import { passwordChangeMachine } from '#machines/members/password-change.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

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

export const wireEmailLink = ({ call }: AppServices, kind: EmailLinkKind) =>
  emailLinkMachine.provide({
    actors: {
      prove: fromPromise<{ email: string }, { token: string }>(({ input }) =>
        call(kind === 'confirm' ? confirmEmail : undoEmail, { body: input }),
      ),
    },
  });
