import { fromPromise } from 'xstate';
import {
  amendApplication,
  type MyApplication,
  readApplication,
  sendApplication,
  withdrawApplication,
} from '#domain/seller/application.ts';
import { type ApplicationSent, applicationFormMachine } from '#machines/seller/application-form.machine.ts';
import { sellerApplicationMachine } from '#machines/seller/seller-application.machine.ts';
import type { AppServices } from '#src/flow/services.ts';
import { link } from '#src/lib/link.ts';

export const wireSellerApplication = ({ call, session }: AppServices) =>
  sellerApplicationMachine.provide({
    actors: {
      load: fromPromise<MyApplication>(({ signal }) => call(readApplication, {}, { signal })),
      withdraw: fromPromise<void>(async () => {
        await call(withdrawApplication, {});
      }),
    },
    actions: {
      takeRole: ({ context: { mine } }) => {
        const known = session.getSnapshot().context.user?.userType;
        if (mine && known !== mine.userType)
          link(
            'sellerApplication > session',
            session,
          )({
            type: 'session.userTypeChanged',
            userType: mine.userType,
          });
      },
    },
  });

export const wireApplicationForm = ({ call }: AppServices, focusProblem: () => void, onSent: () => void) =>
  applicationFormMachine.provide({
    actors: {
      save: fromPromise<void, { body: ApplicationSent }>(async ({ input: { body: sent } }) => {
        const { agreed, ...words } = sent.values;
        // The rules of the form have seen to it; the type of the wire wants it said.
        if (!agreed) return;
        const application = { ...words, agreed } as const;
        if (sent.version === null) await call(sendApplication, { body: application });
        else await call(amendApplication, { body: { application, version: sent.version } });
      }),
    },
    actions: { focusProblem: () => focusProblem(), finish: () => onSent() },
  });
