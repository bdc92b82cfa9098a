import { fromPromise } from 'xstate';
import { disownLogIn } from '#domain/members/not-me.ts';
import { notMeMachine } from '#machines/members/not-me.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

/** The link of the mail about a new device. */
export const wireNotMe = ({ call }: AppServices) =>
  notMeMachine.provide({
    actors: {
      disown: fromPromise<{ mailed: boolean }, { token: string }>(({ input, signal }) =>
        call(disownLogIn, { body: input }, { signal }),
      ),
    },
  });
