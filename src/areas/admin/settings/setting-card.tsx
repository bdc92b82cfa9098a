import type { SettingRow } from '#domain/admin/settings/shop-settings.ts';
import { formatDateTime, formatDay } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { Button } from '#src/ui/button.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { SaveBar } from '#src/ui/forms/save-bar.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { FeePlanLines } from './fee-plan-lines.tsx';
import { FIELDS } from './setting-fields.tsx';
import { SettingSummary } from './setting-summary.tsx';
import { settingsText as text } from './settings.text.ts';
import { wireSettingForm } from './settings.wiring.ts';

const lastOf = ({ updatedBy, updatedAt }: SettingRow): string =>
  updatedAt ? text.last(updatedBy ?? text.nobody, formatDateTime(updatedAt)) : text.never;

/** Message after a save; a fee takes effect later than other settings. */
const savedOf = ({ plan }: SettingRow): string =>
  plan?.next ? text.plan.saved(formatDay(plan.next.from)) : text.saved;

/** Card with the form of one setting; on an edit conflict it shows the other version to choose from. */
export function SettingCard({ setting }: { setting: SettingRow }) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireSettingForm(app, focusProblem), setting);
  const { row, values, problems, error, other } = snapshot.context;
  const { title, hint } = text.cards[row.key];
  const Fields = FIELDS[row.key];
  const isSaving = snapshot.hasTag('saving');
  return (
    <Card>
      <form
        method="post"
        ref={form}
        aria-label={title}
        data-flow="settingForm"
        data-state={statePath(snapshot.value)}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          send({ type: 'form.submitted' });
        }}
      >
        <Stack>
          <Stack gap={2}>
            <SectionTitle>{title}</SectionTitle>
            <Muted>{hint}</Muted>
          </Stack>
          {row.plan ? <FeePlanLines plan={row.plan} /> : null}
          <Refusal reason={error} isUnknown={snapshot.matches({ editing: 'unanswered' })} />
          <Fields
            values={values}
            problemOf={(name) => sentenceAt(problems, name) ?? sentenceAt(problems, `value.${name}`)}
            onChange={(change) => send({ type: 'field.changed', change })}
          />
          {other ? (
            <Outrun
              other={other}
              onTake={() => send({ type: 'other.taken' })}
              onKeep={() => send({ type: 'mine.confirmed' })}
            />
          ) : (
            <SaveBar inCard>
              <Muted>{lastOf(row)}</Muted>
              <Button type="submit" busy={isSaving} aria-label={text.saveOf(title)}>
                {isSaving ? text.saving : text.save}
              </Button>
            </SaveBar>
          )}
          {snapshot.matches({ editing: 'saved' }) ? <p role="status">{savedOf(row)}</p> : null}
        </Stack>
      </form>
    </Card>
  );
}

type OutrunProps = { other: SettingRow; onTake: () => void; onKeep: () => void };

const Outrun = ({ other, onTake, onKeep }: OutrunProps) => (
  <Stack gap={3} role="alert">
    <strong>{text.outrun}</strong>
    <Muted>{text.outrunBy(other.updatedBy ?? text.nobody)}</Muted>
    <SettingSummary row={other} />
    <Row>
      <Button type="button" onClick={onTake}>
        {text.theirs}
      </Button>
      <Button type="button" onClick={onKeep}>
        {text.mine}
      </Button>
    </Row>
  </Stack>
);
