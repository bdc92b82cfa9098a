import { useSelector } from '@xstate/react';
import { useApp } from '#src/flow/app-context.tsx';
import { statePath } from '#src/lib/state-path.ts';
import { TableMenu } from '#src/ui/index-table/table-menu.tsx';
import type { TableMenuProps } from '#src/ui/index-table/table-view.ts';
import { tableViewsOf } from './table-views.wiring.ts';

/** Menu of a table: density of all tables, and columns of this one with their widths. */
export default function ChosenTableViews({ table, ...shown }: TableMenuProps) {
  const actor = tableViewsOf(useApp());
  const { value, context } = useSelector(actor, (state) => state);
  return (
    <TableMenu
      {...shown}
      state={statePath(value)}
      density={context.density}
      hidden={context.hidden[table] ?? []}
      onDensity={(density) => actor.send({ type: 'density.chosen', density })}
      onColumn={(column) => actor.send({ type: 'column.toggled', table, column })}
      onReset={table in context.widths ? () => actor.send({ type: 'widths.cleared', table }) : null}
    />
  );
}
