import { type ComponentProps, type ComponentType, useState } from 'react';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '../button.tsx';
import { Icon } from '../icons/every-icon.tsx';
import type { TableMenuProps } from './table-view.ts';

/** Button of the menu of a table, in the corner of its header row. */
export const TableMenuButton = (props: Omit<ComponentProps<typeof Button>, 'children'>) => (
  <Button
    type="button"
    size="small"
    tone="ghost"
    css={{ padding: 0, width: '36px', minWidth: 0 }}
    aria-label={indexText.tableMenu}
    aria-haspopup="menu"
    {...props}
  >
    <Icon name="more" size={20} />
  </Button>
);

type OnRequest = TableMenuProps & { Menu: ComponentType<TableMenuProps> };

/** Menu of a table, whose code is loaded with the first press; it is open from then on, as after any press. */
export function TableMenuOnRequest({ Menu, ...props }: OnRequest) {
  const [isWanted, setWanted] = useState(false);
  return isWanted ? <Menu {...props} /> : <TableMenuButton onClick={() => setWanted(true)} />;
}
