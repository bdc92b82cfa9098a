import { fromPromise } from 'xstate';
import { myLevel } from '#domain/level.ts';
import { pointBalance } from '#domain/points.ts';
import { type MemberFigures, memberFiguresMachine } from '#machines/shell/member-figures.machine.ts';
import type { AppServices } from '#src/wiring/services.ts';

export const wireMemberFigures = ({ call }: AppServices) =>
  memberFiguresMachine.provide({
    actors: {
      load: fromPromise<MemberFigures, { input: undefined }>(async ({ signal }) => {
        const [balance, level] = await Promise.all([
          call(pointBalance, {}, { signal }),
          call(myLevel, {}, { signal }),
        ]);
        return { points: balance.currentPoints, level: level.levelDisplayName };
      }),
    },
  });
