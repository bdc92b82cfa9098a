import { styled } from '#src/styles/stitches.ts';
import { indexText } from '#src/text/index-table.ts';
import { Select } from '../forms/field.tsx';

/** Value of a filter; neighbours of one `group` stand together under its name. */
export type IndexChoice = { value: string; label: string; group?: string };

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
  // In the sheet each choice is as wide as the sheet.
  '@small': { display: 'grid', gap: '$1', '& select': { width: '100%', fontSize: '$body' } },
});

export type ChoiceProps = {
  filters?: readonly IndexFilterField[] | undefined;
  onFilter?: (name: string, value: string | null) => void;
  sorts?: readonly IndexChoice[] | undefined;
  /** Null for the first sort order. */
  sort: string | null;
  onSort?: (sort: string) => void;
};

/** Active filters of a table, each with the words of its chip and what removes it. */
export const chosenOf = ({ filters = [], onFilter }: ChoiceProps): { label: string; drop: () => void }[] =>
  filters.flatMap(({ name, label, choices, value }) => {
    const choice = choices.find((one) => one.value === value);
    return choice ? [{ label: `${label} ${choice.label}`, drop: () => onFilter?.(name, null) }] : [];
  });

function Options({ choices }: { choices: readonly IndexChoice[] }) {
  const options = (group: string | undefined) =>
    choices
      .filter((choice) => choice.group === group)
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ));
  const groups = [...new Set(choices.map(({ group }) => group))];
  return groups.map((group) =>
    group ? (
      <optgroup key={group} label={group}>
        {options(group)}
      </optgroup>
    ) : (
      options(group)
    ),
  );
}

/** Filters with fixed values, and the sort order. */
export const IndexChoices = ({ filters = [], onFilter, sorts = [], sort, onSort }: ChoiceProps) => (
  <>
    {filters.map(({ name, label, choices, value }) => (
      <Choose key={name}>
        {label}
        <Select value={value ?? ''} onChange={({ target }) => onFilter?.(name, target.value || null)}>
          <option value="">{indexText.all}</option>
          <Options choices={choices} />
        </Select>
      </Choose>
    ))}
    {sorts.length > 1 ? (
      <Choose>
        {indexText.sort}
        <Select value={sort ?? sorts[0]?.value} onChange={({ target }) => onSort?.(target.value)}>
          {sorts.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </Select>
      </Choose>
    ) : null}
  </>
);
