import { useCallback } from 'react';
import type { PendingCounts } from '#domain/admin/layout/pending-counts.ts';
import { wireAdminPendingCounts } from '#src/areas/admin/layout/admin-pending-counts.wiring.ts';
import { adminPaths } from '#src/areas/admin/paths.ts';
import { adminScreens } from '#src/areas/admin/screens.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { DeskMenu, menuOf } from '#src/ui/layout/desk-layout.tsx';
import { adminLayoutText as text } from './admin-layout.text.ts';
import { SearchOpener } from './admin-search.tsx';

const ENTRIES = menuOf(adminScreens);

/** Pages in the bar of small screens. */
const ICONS = {
  [adminPaths.dashboard]: 'chart',
  [adminPaths.members]: 'user',
  [adminPaths.reports]: 'flag',
  [adminPaths.events]: 'calendar',
} as const;

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
export function AdminMenu({ onSearch }: { onSearch: () => void }) {
  const { snapshot, send } = useFlow(wireAdminPendingCounts);
  const { data } = snapshot.context;
  return (
    <DeskMenu
      label={text.menu}
      flow="adminPendingCounts"
      state={statePath(snapshot.value)}
      entries={ENTRIES}
      icons={ICONS}
      extra={(close) => (
        <SearchOpener
          onPress={() => {
            close();
            onSearch();
          }}
        />
      )}
      waiting={data ? waitingAt(data) : {}}
      waitingText={text.waiting}
      onMoved={useCallback(() => send({ type: 'screen.reloaded' }), [send])}
    />
  );
}
