import { fromPromise } from 'xstate';
import { askFindAccount } from '#domain/members/recovery/find-account.ts';
import { type FindForm, findAccountMachine } from '#machines/members/recovery/find-account.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { botToken } from '../login/bot-check.wiring.ts';

/** Provides the chart of the search for an account by text-message code with its calls and effects. */
export const wireFindAccount = (app: AppServices, focusProblem: () => void) =>
  wire(findAccountMachine, app).provide({
    actors: {
      ask: fromPromise<void, Omit<FindForm, 'code'>>(async ({ input: { name, phoneNumber }, signal }) => {
        const recaptchaToken = await botToken(app, 'find_account_submit', signal);
        await app.call(askFindAccount, { body: { name, phoneNumber, recaptchaToken } }, { signal });
      }),
    },
    actions: { focusProblem: () => focusProblem() },
  });
