import { fromPromise } from 'xstate';
import { checkNickname } from '#domain/members/signup/nickname-availability.ts';
import { nicknameCheckMachine } from '#machines/members/profile/nickname-check.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

/** Provides the chart of the check whether a nickname is available with its calls and effects. */
export const wireNicknameCheck = ({ call }: AppServices) =>
  nicknameCheckMachine.provide({
    actors: {
      ask: fromPromise<{ available: boolean }, { nickname: string }>(({ input, signal }) =>
        call(checkNickname, { query: { value: input.nickname } }, { signal }),
      ),
    },
  });
