import type { ReactNode } from 'react';
import { focusRing, styled } from '#src/styles/stitches.ts';
import { Icon, type IconName } from '#src/ui/icons/every-icon.tsx';
import { chosenOutline } from '../checkout/checkout-layout.tsx';

const Group = styled('fieldset', {
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: '$2', fontSize: '$title3', fontWeight: '$semibold' },
  '& [role="alert"]': { marginTop: '$2', color: '$danger', fontSize: '$label' },
  '& small': { display: 'block', marginTop: '$2', color: '$ink3', fontSize: '$meta' },
});
const Choices = styled('div', {
  display: 'grid',
  gap: '$2',
  variants: {
    shape: {
      rows: {},
      halves: { gridTemplateColumns: '1fr 1fr' },
      cells: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(72px, 1fr))',
        '& label': { justifyContent: 'center' },
      },
      days: {
        gridTemplateColumns: 'repeat(auto-fill, minmax(100px, 1fr))',
        '& label': { justifyContent: 'center', padding: '$2', whiteSpace: 'nowrap' },
      },
    },
  },
});
const Choice = styled('label', {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: '$3',
  minHeight: '52px',
  padding: '$2 $4',
  cursor: 'pointer',
  fontVariantNumeric: 'tabular-nums',
  ...chosenOutline,
  '&:has(:focus-visible)': focusRing,
  '& svg': { color: '$ink3' },
  '&:has(:checked) svg': { color: '$ink' },
  // The invisible input fills its row, so that focus scrolling goes to the row.
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
});

type ChoiceRow<Value extends string | number> = {
  value: Value;
  label: string;
  /** Accessible name, where the label alone is ambiguous. */
  name?: string;
  icon?: IconName;
};
type ClaimChoicesProps<Value extends string | number> = {
  legend: string;
  name: string;
  shape?: 'rows' | 'halves' | 'cells' | 'days';
  choices: readonly ChoiceRow<Value>[];
  value: Value | null;
  problem?: string | undefined;
  hint?: ReactNode;
  onChange: (value: Value) => void;
};

/** Radio group as rows, halves, cells or days, each fully clickable. */
export const ClaimChoices = <Value extends string | number>({
  legend,
  name,
  shape = 'rows',
  choices,
  value,
  problem,
  hint,
  onChange,
}: ClaimChoicesProps<Value>) => (
  <Group aria-invalid={Boolean(problem)}>
    <legend>{legend}</legend>
    <Choices shape={shape}>
      {choices.map((choice) => (
        <Choice key={choice.value}>
          <input
            type="radio"
            name={name}
            checked={value === choice.value}
            {...(choice.name ? { 'aria-label': choice.name } : {})}
            onChange={() => onChange(choice.value)}
          />
          {choice.icon ? <Icon name={choice.icon} size={20} /> : null}
          {choice.label}
        </Choice>
      ))}
    </Choices>
    {hint ? <small>{hint}</small> : null}
    {problem ? <p role="alert">{problem}</p> : null}
  </Group>
);
