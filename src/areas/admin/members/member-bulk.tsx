import { useState } from 'react';
import { type BulkSanction, MOST_MEMBERS } from '#domain/admin/members/member-bulk.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/problems.ts';
import { SANCTION_REASONS } from '#domain/members/sanction.ts';
import type { BulkWords } from '#machines/admin/member-bulk-form.machine.ts';
import type { MemberFilters } from '#machines/admin/member-list.machine.ts';
import { type FlowOf, useFlow } from '#src/flow/use-flow.ts';
import { Button } from '#src/ui/button.tsx';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/field.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { FormDialog } from '#src/ui/form-dialog.tsx';
import { BulkBar } from '#src/ui/index-table/bulk-bar.tsx';
import type { IndexSelection } from '#src/ui/index-table/index-table.tsx';
import { Muted } from '#src/ui/layout.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { type wireMemberBulk, wireMemberBulkForm } from './member-bulk.wiring.ts';
import { memberPanelText } from './member-panel.text.ts';
import { memberBulkText as text } from './members.text.ts';

type Kind = BulkSanction['kind'];
const KINDS: readonly Kind[] = ['WARN', 'SILENCE'];
const REASONS = [
  { value: '', label: memberPanelText.form.choose },
  ...Object.entries(SANCTION_REASONS).map(([value, label]) => ({ value, label })),
];

type BulkFlow = FlowOf<(app: Parameters<typeof wireMemberBulk>[0]) => ReturnType<typeof wireMemberBulk>>;
type Props = { flow: BulkFlow; total: number; filters: MemberFilters };

/** Which rows of the page are chosen, and how to choose. */
export function selectionOf(
  { snapshot, send }: Pick<BulkFlow, 'snapshot' | 'send'>,
  rows: readonly { userId: number }[],
): IndexSelection {
  const { ids, all } = snapshot.context;
  const shown = rows.map(({ userId }) => userId);
  return {
    isChosen: (id) => all !== null || ids.includes(id),
    onToggle: (id) => send({ type: 'row.toggled', id }),
    onTogglePage: () => send({ type: 'page.toggled', ids: shown }),
    isPageChosen: all !== null || shown.every((id) => ids.includes(id)),
  };
}

/** Members who are ticked, or all whom the filters find, and what they are told. */
export function MemberBulk({ flow: { snapshot, send }, total, filters }: Props) {
  const [kind, setKind] = useState<Kind | null>(null);
  const { act, count } = snapshot.context;
  return (
    <div data-flow="memberBulk" data-state={statePath(snapshot.value)}>
      <BulkBar
        snapshot={snapshot}
        total={total}
        mostAtOnce={MOST_MEMBERS}
        onChooseAll={() => send({ type: 'all.chosen', filter: filters })}
        onClear={() => send({ type: 'selection.cleared' })}
      >
        {KINDS.map((one) => (
          <Button
            key={one}
            type="button"
            size="small"
            busy={snapshot.hasTag('busy') || snapshot.hasTag('saving')}
            onClick={() => setKind(one)}
          >
            {text.acts[one]}
          </Button>
        ))}
      </BulkBar>
      {kind ? (
        <WordsDialog
          kind={kind}
          onTyped={(typed) => {
            setKind(null);
            send({ type: 'act.asked', act: typed });
          }}
          onClose={() => setKind(null)}
        />
      ) : null}
      <ConfirmDialog
        open={snapshot.matches('asking')}
        title={act ? text.titles[act.kind] : ''}
        text={text.asked(formatNumber(count))}
        action={{
          label: act ? text.acts[act.kind] : '',
          danger: true,
          onConfirm: () => send({ type: 'act.confirmed' }),
        }}
        onClose={() => send({ type: 'act.cancelled' })}
      />
    </div>
  );
}

type WordsProps = { kind: Kind; onTyped: (act: BulkSanction) => void; onClose: () => void };

/** What they are told: the same for all. */
function WordsDialog({ kind, onTyped, onClose }: WordsProps) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow(() => wireMemberBulkForm(focusProblem, onTyped), kind);
  const { values, problems } = snapshot.context;
  const at = (name: keyof BulkWords) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  const words = memberPanelText.form;
  return (
    <FormDialog
      flow="memberBulkForm"
      snapshot={snapshot}
      form={form}
      title={text.acts[kind]}
      action={{ label: text.count, busy: words.sending }}
      hint={<Muted>{text.hint}</Muted>}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      {kind === 'SILENCE' ? (
        <TextField label={words.days} hint={words.silenceHint} inputMode="numeric" {...at('days')} />
      ) : null}
      <SelectField label={words.reason} required choices={REASONS} {...at('reason')} />
      <TextArea label={words.text} required {...at('text')} />
      <TextArea label={words.memo} {...at('memo')} />
    </FormDialog>
  );
}
