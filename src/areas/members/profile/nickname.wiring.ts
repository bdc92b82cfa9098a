import { fromPromise } from 'xstate';
import { checkNickname } from '#domain/members/signup/nickname-availability.ts';
import { nicknameCheckMachine } from '#machines/members/profile/nickname-check.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

/** Wires the check whether a nickname is available. */
export const wireNicknameCheck = ({ call }: AppServices) =>
  nicknameCheckMachine.provide({
    actors: {
      ask: fromPromise<{ available: boolean }, { nickname: string }>(({ input, signal }) =>
        call(checkNickname, { query: { value: input.nickname } }, { signal }),
      ),
    },
  });
