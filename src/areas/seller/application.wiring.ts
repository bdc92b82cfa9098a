import { fromPromise } from 'xstate';
import { type MyApplication, readApplication, withdrawApplication } from '#domain/seller/application.ts';
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
