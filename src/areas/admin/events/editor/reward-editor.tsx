import type { EventType } from '#domain/events/event-states.ts';
import { type Condition, conditionWords, isRank, REWARD_LIMITS, rewardWords } from '#domain/events/reward.ts';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { rowField } from '#machines/admin/events/event-editor.model.ts';
import {
  conditionsFor,
  defaultRows,
  groupsOf,
  nextCondition,
  type RewardGroup,
  type RewardRow,
  retargeted,
  rewardOf,
  withGroup,
  withoutGroup,
  withoutReward,
  withReward,
  withRow,
} from '#machines/admin/events/event-rewards.model.ts';
import { Button } from '#src/ui/button.tsx';
import { useFocusRescue } from '#src/ui/focus-rescue.ts';
import { SelectField } from '#src/ui/forms/field.tsx';
import { Card, Muted, Row, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import type { EditorFlow } from './editor-flow.ts';
import { eventEditorText } from './event-editor.text.ts';
import { RewardLine } from './reward-line.tsx';

const text = eventEditorText.reward;
const forWhom = (condition: Condition, type: EventType): string => {
  if (!isRank(condition)) return text.groups[condition];
  return type === 'BATTLE' ? text.battle : text.rank;
};

/** Editor of the rewards: groups by condition, and the rewards of each group. */
export function RewardEditor({ flow: { snapshot, send } }: { flow: Pick<EditorFlow, 'snapshot' | 'send'> }) {
  const { values, gone, problems } = snapshot.context;
  const { type, rewards } = values;
  // A removed row takes its button along, so the focus moves to another one.
  const rescue = useFocusRescue('button');
  const change = (next: readonly RewardRow[]) => send({ type: 'field.changed', change: { rewards: next } });
  const groups = groupsOf(rewards);
  return (
    <Stack ref={rescue} gap={3}>
      {gone.length > 0 ? (
        <Muted role="status">
          {text.gone(
            gone.map((row) => `${conditionWords(row.condition)} ${rewardWords(rewardOf(row))}`).join(', '),
          )}
        </Muted>
      ) : null}
      <Refusal reason={sentenceAt(problems, 'rewards') ?? null} />
      {groups.length === 0 ? <Muted>{text.none}</Muted> : null}
      {groups.map((group) => (
        <GroupCard
          key={group.condition}
          group={group}
          type={type}
          rewards={rewards}
          problems={problems}
          onChange={change}
        />
      ))}
      <Row>
        <Button
          type="button"
          size="small"
          disabled={nextCondition(type, rewards) === null}
          onClick={() => change(withGroup(type, rewards))}
        >
          {text.addGroup}
        </Button>
        {groups.length === 0 ? (
          <Button type="button" size="small" tone="ghost" onClick={() => change(defaultRows(type))}>
            {text.usual}
          </Button>
        ) : null}
      </Row>
    </Stack>
  );
}

type GroupProps = {
  group: RewardGroup;
  type: EventType;
  rewards: readonly RewardRow[];
  problems: readonly FieldProblem[];
  onChange: (rewards: readonly RewardRow[]) => void;
};

function GroupCard({ group: { condition, rows }, type, rewards, problems, onChange }: GroupProps) {
  const name = conditionWords(condition);
  const choices = conditionsFor(type, rewards, condition).map((value) => ({
    value,
    label: conditionWords(value),
  }));
  return (
    <Card role="group" aria-label={text.group(name)}>
      <Stack gap={3}>
        <Row spread css={{ alignItems: 'end' }}>
          <SelectField
            label={text.condition}
            choices={choices}
            value={condition}
            onChange={({ target }) => {
              const to = choices.find(({ value }) => value === target.value);
              if (to) onChange(retargeted(rewards, condition, to.value));
            }}
          />
          <Button
            type="button"
            size="small"
            tone="ghost"
            aria-label={text.dropGroupOf(name)}
            onClick={() => onChange(withoutGroup(rewards, condition))}
          >
            {text.dropGroup}
          </Button>
        </Row>
        <Muted>{forWhom(condition, type)}</Muted>
        {rows.map((row, index) => (
          <RewardLine
            key={row.key}
            row={row}
            name={text.row(name, index + 1)}
            field={rowField(row.key)}
            problem={sentenceAt(problems, rowField(row.key))}
            onChange={(change) => onChange(withRow(rewards, row.key, change))}
            onDrop={() => onChange(withoutReward(rewards, row.key))}
          />
        ))}
        <Row>
          <Button
            type="button"
            size="small"
            aria-label={text.addTo(name)}
            disabled={rewards.length >= REWARD_LIMITS.rows}
            onClick={() => onChange(withReward(rewards, condition))}
          >
            {text.add}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}
