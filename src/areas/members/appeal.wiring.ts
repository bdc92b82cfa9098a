import { fromPromise } from 'xstate';
import { type AppealForm, fileAppeal, listOwnCases, type OwnCase } from '#domain/admin/reports/appeal.ts';
import { type BlockedMember, listBlocks, unblockMember } from '#domain/members/blocks.ts';
import { appealMachine } from '#machines/members/appeal.machine.ts';
import { blocksMachine } from '#machines/members/blocks.machine.ts';
import { appealText as text } from '#src/areas/members/appeal.text.ts';
import type { AppServices } from '#src/flow/services.ts';

export const wireAppeal = ({ call, toast }: AppServices) =>
  appealMachine.provide({
    actors: {
      load: fromPromise<OwnCase[]>(({ signal }) => call(listOwnCases, {}, { signal })),
      send: fromPromise<void, AppealForm>(async ({ input }) => {
        await call(fileAppeal, { body: input });
      }),
    },
    actions: { thank: () => toast(text.sent) },
  });

export const wireBlocks = ({ call }: AppServices) =>
  blocksMachine.provide({
    actors: {
      load: fromPromise<BlockedMember[]>(({ signal }) => call(listBlocks, {}, { signal })),
      unblock: fromPromise<number, { userId: number }>(async ({ input }) => {
        await call(unblockMember, { params: input });
        return input.userId;
      }),
    },
  });
