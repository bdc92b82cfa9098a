import { appealMachine } from '#machines/members/account/appeal.machine.ts';
import { blocksMachine } from '#machines/members/account/blocks.machine.ts';
import { appealText as text } from '#src/areas/members/appeals/appeal.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

export const wireAppeal = ({ call, toast }: AppServices) =>
  wire(appealMachine, { call }).provide({
    actions: { thank: () => toast(text.sent) },
  });

export const wireBlocks = (app: AppServices) => wire(blocksMachine, app);
