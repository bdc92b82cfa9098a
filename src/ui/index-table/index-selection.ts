import type { IndexSelection } from './index-column.ts';

type BulkFlow = {
  snapshot: { context: { ids: readonly number[]; all: unknown } };
  send: (
    event: { type: 'row.toggled'; id: number } | { type: 'page.toggled'; ids: readonly number[] },
  ) => void;
};

/**
 * Returns the selection of a bulk flow for the rows of a page. `pageIds` are the rows that can be selected; a page
 * without them is never selected as a whole.
 */
export function bulkSelection({ snapshot, send }: BulkFlow, pageIds: readonly number[]): IndexSelection {
  const { ids, all } = snapshot.context;
  return {
    hasChosen: all !== null || ids.length > 0,
    isChosen: (id) => all !== null || ids.includes(id),
    onToggle: (id) => send({ type: 'row.toggled', id }),
    onTogglePage: () => pageIds.length > 0 && send({ type: 'page.toggled', ids: pageIds }),
    isPageChosen: pageIds.length > 0 && (all !== null || pageIds.every((id) => ids.includes(id))),
  };
}
