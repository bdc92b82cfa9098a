import type { MemberFileFilter } from '#machines/admin/members/member-file.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { ExportButton } from '#src/ui/index-table/export-button.tsx';
import { wireMemberFile } from './member-bulk.wiring.ts';
import { membersText as text } from './members.text.ts';

/** Export of the member table with its filters. */
export function MemberFile({ filter }: { filter: MemberFileFilter }) {
  const { snapshot, send } = useFlow(wireMemberFile);
  return (
    <ExportButton
      flow="memberFile"
      snapshot={snapshot}
      hint={text.fileHint}
      onAsk={() => send({ type: 'file.asked', filter })}
    />
  );
}
