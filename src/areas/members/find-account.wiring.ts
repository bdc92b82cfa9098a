import { fromPromise } from 'xstate';
import { askFindAccount, confirmFindAccount, type FoundAccount } from '#domain/members/find-account.ts';
import { type FindForm, findAccountMachine } from '#machines/members/find-account.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { botToken } from './bot-check.wiring.ts';

/** The code at the number, and what it tells. */
export const wireFindAccount = (app: AppServices, focusProblem: () => void) =>
  findAccountMachine.provide({
    actors: {
      ask: fromPromise<void, Omit<FindForm, 'code'>>(async ({ input: { name, phoneNumber }, signal }) => {
        const recaptchaToken = await botToken(app, 'find_account_submit', signal);
        await app.call(askFindAccount, { body: { name, phoneNumber, recaptchaToken } }, { signal });
      }),
      prove: fromPromise<FoundAccount[], FindForm>(({ input, signal }) =>
        app.call(confirmFindAccount, { body: input }, { signal }),
      ),
    },
    actions: { focusProblem: () => focusProblem() },
  });
