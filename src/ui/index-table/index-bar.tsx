import { type ReactNode, useState } from 'react';
import { formatNumber } from '#domain/kit/format.ts';
import { styled } from '#src/styles/stitches.ts';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '../button.tsx';
import { Dialog } from '../dialogs/dialog.tsx';
import { Icon } from '../icons/every-icon.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { useWide } from '../layout/use-wide.ts';
import { type ChoiceProps, chosenOf, IndexChoices } from './index-choices.tsx';
import { IndexSearch } from './index-search.tsx';

const Line = styled('div', { display: 'flex', alignItems: 'center', gap: '$2', minWidth: 0 });
const Chosen = styled('button', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$1',
  minHeight: '36px',
  padding: '0 $3',
  border: 0,
  borderRadius: '$round',
  background: '$ink',
  color: '$onInk',
  fontSize: '$meta',
  fontWeight: '$semibold',
  cursor: 'pointer',
  '@small': { minHeight: '44px' },
});

type IndexBarProps = ChoiceProps & {
  /** Label of the search field; undefined if the table has none. */
  searched?: string | undefined;
  text: string | null;
  onSearch: (text: string | null) => void;
  onClear: () => void;
  /** Further filters, such as days. */
  acts?: ReactNode;
  /** Number of active ones of `acts`. */
  acting?: number;
  /** Export of all rows that match. */
  file?: ReactNode;
  /** Number of rows that match, once it is known. */
  total?: number | undefined;
};

/**
 * Search, filters and sort order of a table, with a chip to remove each active filter. Small screens have the search and
 * a button for the rest, which opens as a sheet.
 */
export function IndexBar(props: IndexBarProps) {
  const isWide = useWide();
  const { searched, text, onSearch, acts, file } = props;
  const search = searched ? <IndexSearch label={searched} text={text} onSearch={onSearch} /> : null;
  return (
    <Stack gap={3}>
      {isWide ? (
        <>
          <Row>
            {search}
            <IndexChoices {...props} />
            {acts}
          </Row>
          {file}
        </>
      ) : (
        <Line>
          {search}
          <FilterSheet {...props} />
        </Line>
      )}
      <Narrowed {...props} />
    </Stack>
  );
}

/** Button with the number of active filters, and the sheet with all of them, the sort order and the export. */
function FilterSheet(props: IndexBarProps) {
  const [isOpen, setOpen] = useState(false);
  const { filters = [], sorts = [], acts, acting = 0, file, total, onClear } = props;
  if (filters.length === 0 && sorts.length < 2 && !acts && !file) return null;
  const active = chosenOf(props).length + acting;
  return (
    <>
      <Button type="button" css={{ minHeight: '44px', flex: 'none' }} onClick={() => setOpen(true)}>
        <Icon name="filter" size={18} />
        {active > 0 ? indexText.filtersOf(formatNumber(active)) : indexText.filters}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={indexText.filters}>
        <Stack gap={4}>
          <IndexChoices {...props} />
          {acts}
          {file}
          <Line>
            <Button type="button" size="wide" tone="primary" onClick={() => setOpen(false)}>
              {total === undefined ? indexText.show : indexText.showAll(formatNumber(total))}
            </Button>
            {active > 0 ? (
              <Button type="button" tone="ghost" css={{ flex: 'none' }} onClick={onClear}>
                {indexText.clear}
              </Button>
            ) : null}
          </Line>
        </Stack>
      </Dialog>
    </>
  );
}

function Narrowed(props: IndexBarProps) {
  const { text, onSearch, onClear } = props;
  const chosen = chosenOf(props);
  const chips = text ? [{ label: `“${text}”`, drop: () => onSearch(null) }, ...chosen] : chosen;
  if (chips.length === 0) return null;
  return (
    <Row role="group" aria-label={indexText.narrowed}>
      {chips.map(({ label, drop }) => (
        <Chosen key={label} type="button" onClick={drop} aria-label={indexText.without(label)}>
          {label}
          <Icon name="close" size={14} />
        </Chosen>
      ))}
      {chips.length > 1 ? (
        <Button type="button" size="small" tone="ghost" onClick={onClear}>
          {indexText.clear}
        </Button>
      ) : null}
    </Row>
  );
}
