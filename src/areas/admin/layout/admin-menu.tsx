import { useCallback } from 'react';
import type { PendingCounts } from '#domain/admin/layout/pending-counts.ts';
import { wireAdminPendingCounts } from '#src/areas/admin/layout/admin-pending-counts.wiring.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { adminScreens } from '#src/areas/admin/screens.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { DeskMenu, menuOf } from '#src/ui/layout/desk-layout.tsx';
import { adminLayoutText as text } from './admin-layout.text.ts';

const ENTRIES = menuOf(adminScreens);

const waitingAt = ({
  reports,
  members,
  inquiries,
  events,
  feedRewards,
}: PendingCounts): Readonly<Record<string, number>> => ({
  [adminPaths.reports]: reports,
  [adminPaths.members]: members,
  [adminPaths.inquiries]: inquiries,
  [adminPaths.events]: events,
  [adminPaths.feedRewards]: feedRewards,
});

/** Admin menu with the number of open tasks behind each entry. */
export function AdminMenu() {
  const { snapshot, send } = useFlow(wireAdminPendingCounts);
  const { data } = snapshot.context;
  return (
    <DeskMenu
      label={text.menu}
      flow="adminPendingCounts"
      state={statePath(snapshot.value)}
      entries={ENTRIES}
      waiting={data ? waitingAt(data) : {}}
      waitingText={text.waiting}
      onMoved={useCallback(() => send({ type: 'screen.reloaded' }), [send])}
    />
  );
}
