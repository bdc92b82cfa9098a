import * as Radix from '@radix-ui/react-dropdown-menu';
import { TABLE_DENSITIES, type TableDensity } from '#domain/kit/table-views.ts';
import { growing } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';
import { Icon } from '../icons/every-icon.tsx';
import { useTriggerPress } from '../trigger-press.ts';
import { TableKeys } from './table-keys.tsx';
import { tableMenuText as text } from './table-menu.text.ts';
import { TableMenuButton } from './table-menu-button.tsx';
import type { TableMenuProps } from './table-view.ts';

const Content = styled(Radix.Content, {
  zIndex: '$menu',
  minWidth: '220px',
  maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
  padding: '$2',
  overflowY: 'auto',
  borderRadius: '$card',
  background: '$raised',
  boxShadow: '$floating',
  ...growing,
});
const Name = styled(Radix.Label, {
  padding: '$2 $3 $1',
  fontSize: '$meta',
  fontWeight: '$semibold',
  color: '$ink3',
});
const item = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '$4',
  minHeight: '40px',
  padding: '0 $3',
  borderRadius: '$control',
  fontSize: '$label',
  cursor: 'pointer',
  '&[data-highlighted]': { background: '$sunken', outline: 'none' },
  '&[data-disabled]': { color: '$ink3', cursor: 'default' },
} as const;
const Choice = styled(Radix.RadioItem, item);
const Column = styled(Radix.CheckboxItem, item);
const Reset = styled(Radix.Item, item);

/** Acts and keeps the menu open, beside which the table shows what is chosen. */
const staying = (act: () => void) => (event: Event) => {
  event.preventDefault();
  act();
};

const Mark = () => (
  <Radix.ItemIndicator>
    <Icon name="check" size={18} />
  </Radix.ItemIndicator>
);

type ChosenProps = Omit<TableMenuProps, 'table'> & {
  /** State of the chart, read by QA from `data-state`. */
  state: string;
  density: TableDensity;
  hidden: readonly string[];
  onDensity: (density: TableDensity) => void;
  onColumn: (id: string) => void;
  /** Gives the columns back to the browser; null while no width was changed. */
  onReset: (() => void) | null;
};

/** Menu of a table: density of its rows, its columns, and its keys. The first column is always shown. */
export function TableMenu({ state, columns, hasSelection, ...chosen }: ChosenProps) {
  const press = useTriggerPress();
  return (
    <span data-flow="tableViews" data-state={state}>
      <Radix.Root modal={false} defaultOpen>
        <Radix.Trigger ref={press.trigger} asChild>
          <TableMenuButton />
        </Radix.Trigger>
        <Radix.Portal>
          <Content
            align="end"
            sideOffset={4}
            // A menu that is higher than the screen scrolls: the keyboard reaches it also before it has reached an item.
            tabIndex={0}
            onPointerDownOutside={press.onPointerDownOutside}
          >
            <Densities {...chosen} />
            <Columns columns={columns} {...chosen} />
            <Reset disabled={chosen.onReset === null} onSelect={staying(() => chosen.onReset?.())}>
              {text.resetWidths}
            </Reset>
            <TableKeys hasSelection={hasSelection} />
          </Content>
        </Radix.Portal>
      </Radix.Root>
    </span>
  );
}

const Densities = ({ density, onDensity }: Pick<ChosenProps, 'density' | 'onDensity'>) => (
  <Radix.RadioGroup value={density}>
    <Name>{text.density}</Name>
    {TABLE_DENSITIES.map((one) => (
      <Choice key={one} value={one} onSelect={staying(() => onDensity(one))}>
        {text.densities[one]}
        <Mark />
      </Choice>
    ))}
  </Radix.RadioGroup>
);

const Columns = ({ columns, hidden, onColumn }: Pick<ChosenProps, 'columns' | 'hidden' | 'onColumn'>) => (
  <Radix.Group>
    <Name>{text.columns}</Name>
    {columns.map(({ id, head }, index) => (
      <Column
        key={id}
        checked={index === 0 || !hidden.includes(id)}
        disabled={index === 0}
        onSelect={staying(() => onColumn(id))}
      >
        {head}
        <Mark />
      </Column>
    ))}
  </Radix.Group>
);
