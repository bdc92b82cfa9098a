import type { ReactNode } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { indexText } from '#src/text/index-table.ts';
import { Button } from '../button.tsx';
import { Select } from '../forms/field.tsx';
import { Icon } from '../icons/every-icon.tsx';
import { Row, Stack } from '../layout/layout.tsx';
import { IndexSearch } from './index-search.tsx';

export type IndexChoice = { value: string; label: string };

/** Filter with fixed values; null means all of them. */
export type IndexFilterField = {
  name: string;
  label: string;
  choices: readonly IndexChoice[];
  value: string | null;
};

const Choose = styled('label', {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '$2',
  fontSize: '$meta',
  color: '$ink3',
  whiteSpace: 'nowrap',
  '& select': { width: 'auto', minHeight: '44px', fontSize: '$label', color: '$ink' },
});
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

type IndexBarProps = {
  /** Label of the search field; undefined if the table has none. */
  searched?: string | undefined;
  text: string | null;
  onSearch: (text: string | null) => void;
  filters?: readonly IndexFilterField[] | undefined;
  onFilter?: (name: string, value: string | null) => void;
  sorts?: readonly IndexChoice[] | undefined;
  /** Null for the first sort order. */
  sort: string | null;
  onSort?: (sort: string) => void;
  onClear: () => void;
  /** Actions on all rows, such as an export. */
  acts?: ReactNode;
};

/** Search, filters and sort order of a table, with a chip to remove each active filter. */
export function IndexBar(props: IndexBarProps) {
  const { searched, text, filters = [], sorts = [], sort, acts } = props;
  return (
    <Stack gap={3}>
      <Row>
        {searched ? <IndexSearch label={searched} text={text} onSearch={props.onSearch} /> : null}
        {filters.map(({ name, label, choices, value }) => (
          <Choose key={name}>
            {label}
            <Select
              value={value ?? ''}
              onChange={({ target }) => props.onFilter?.(name, target.value || null)}
            >
              <option value="">{indexText.all}</option>
              {choices.map((choice) => (
                <option key={choice.value} value={choice.value}>
                  {choice.label}
                </option>
              ))}
            </Select>
          </Choose>
        ))}
        {sorts.length > 1 ? (
          <Choose>
            {indexText.sort}
            <Select value={sort ?? sorts[0]?.value} onChange={({ target }) => props.onSort?.(target.value)}>
              {sorts.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          </Choose>
        ) : null}
        {acts}
      </Row>
      <Narrowed {...props} />
    </Stack>
  );
}

function Narrowed({ text, onSearch, filters = [], onFilter, onClear }: IndexBarProps) {
  const chosen = filters.flatMap(({ name, label, choices, value }) => {
    const choice = choices.find((one) => one.value === value);
    return choice ? [{ label: `${label} ${choice.label}`, drop: () => onFilter?.(name, null) }] : [];
  });
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
