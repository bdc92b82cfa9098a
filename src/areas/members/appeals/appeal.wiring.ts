import { appealMachine } from '#machines/members/account/appeal.machine.ts';
import { blockedMembersMachine } from '#machines/members/account/blocked-members.machine.ts';
import { appealText as text } from '#src/areas/members/appeals/appeal.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';

/**
 * Provides the chart of a member's hidden content and voided votes, with the sending of an appeal with
 * its calls and effects.
 */
export const wireAppeal = ({ call, toast }: AppServices) =>
  wire(appealMachine, { call }).provide({
    actions: { thank: () => toast(text.sent) },
  });

/** Provides the chart of the list of blocked members, with unblocking with its calls and effects. */
export const wireBlockedMembers = (app: AppServices) => wire(blockedMembersMachine, app);
