import { appealMachine } from '#machines/members/account/appeal.machine.ts';
import { blockedMembersMachine } from '#machines/members/account/blocked-members.machine.ts';
import { appealText as text } from '#src/areas/members/appeals/appeal.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/** Wires a member's hidden content and voided votes, with the sending of an appeal. */
export const wireAppeal = ({ call, toast }: AppServices) =>
  wire(appealMachine, { call }).provide({
    actions: { thank: () => toast(text.sent) },
  });

/** Wires the list of blocked members, with unblocking. */
export const wireBlockedMembers = (app: AppServices) => wire(blockedMembersMachine, app);
