import { REWARD_KINDS, REWARD_LIMITS } from '#domain/events/reward.ts';
import type { RewardRow, withRow } from '#machines/admin/events/event-rewards.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { eventEditorText } from './event-editor.text.ts';

const text = eventEditorText.reward;
const KINDS = REWARD_KINDS.map((value) => ({ value, label: text.kinds[value] }));
/** Kind and value side by side, the description below them on small screens. */
const Line = styled('div', {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr) minmax(0, 4fr) auto',
  gap: '$2',
  alignItems: 'start',
  '& > button': { marginTop: '26px' },
  '@small': {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    '& > :nth-child(3)': { gridColumn: '1 / -1' },
    '& > button': { marginTop: 0, justifySelf: 'start' },
    paddingBottom: '$3',
    borderBottom: '1px solid $line',
  },
});

type LineProps = {
  row: RewardRow;
  name: string;
  /** Field of its problem. */
  field: string;
  problem: string | undefined;
  onChange: (change: Parameters<typeof withRow>[2]) => void;
  onDrop: () => void;
};

/** Input row of one reward: kind, value and description, with a button that removes it. */
export const RewardLine = ({ row, name, field, problem, onChange, onDrop }: LineProps) => (
  <Line role="group" aria-label={name}>
    <SelectField
      label={text.kind}
      choices={KINDS}
      value={row.kind}
      onChange={({ target }) => {
        const kind = REWARD_KINDS.find((one) => one === target.value);
        if (kind) onChange({ kind });
      }}
    />
    <NumberField
      name={field}
      label={text.value}
      unit={text.units[row.kind]}
      value={row.value}
      problem={problem}
      onChange={({ target }) => onChange({ value: target.value })}
    />
    <TextField
      label={text.description}
      maxLength={REWARD_LIMITS.description}
      value={row.description}
      onChange={({ target }) => onChange({ description: target.value })}
    />
    <Button type="button" size="small" tone="ghost" aria-label={text.dropOf(name)} onClick={onDrop}>
      {text.drop}
    </Button>
  </Line>
);
