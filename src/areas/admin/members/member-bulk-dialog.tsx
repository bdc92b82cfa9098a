import { type BulkAct, COUPON_REASONS, MOST_POINTS_EACH } from '#domain/admin/members/member-bulk.ts';
import { GRANT_REASONS } from '#domain/admin/members/member-points.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { SANCTION_REASONS } from '#domain/members/account/sanction.ts';
import type { BulkKind, BulkWords } from '#machines/admin/members/member-bulk-form.machine.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { Muted } from '#src/ui/layout/layout.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
import { CampaignField } from './campaign-field.tsx';
import { wireMemberBulkForm } from './member-bulk.wiring.ts';
import { memberPanelText } from './member-panel.text.ts';
import { memberBulkText as text } from './members.text.ts';

const words = memberPanelText.form;
const choicesOf = (names: Readonly<Record<string, string>>) => [
  { value: '', label: words.choose },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const REASONS = {
  WARN: choicesOf(SANCTION_REASONS),
  SILENCE: choicesOf(SANCTION_REASONS),
  POINTS: choicesOf(GRANT_REASONS),
  COUPON: choicesOf(COUPON_REASONS),
} as const;

type Props = { kind: BulkKind; onTyped: (act: BulkAct) => void; onClose: () => void };

/** Form of a bulk action on members, with the same values for all. */
export default function MemberBulkDialog({ kind, onTyped, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow(() => wireMemberBulkForm(focusProblem, onTyped), kind);
  const { values, problems } = snapshot.context;
  const at = (name: keyof BulkWords) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  const isSanction = kind === 'WARN' || kind === 'SILENCE';
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
        <NumberField label={words.days} hint={words.silenceHint} unit={numbersText.days} {...at('days')} />
      ) : null}
      {kind === 'POINTS' ? (
        <NumberField
          label={words.points}
          hint={text.points(formatNumber(MOST_POINTS_EACH))}
          unit={numbersText.points}
          required
          {...at('points')}
        />
      ) : null}
      {kind === 'COUPON' ? <CampaignField {...at('campaignId')} /> : null}
      <SelectField label={words.reason} required choices={REASONS[kind]} {...at('reason')} />
      {isSanction ? <TextArea label={words.text} required {...at('text')} /> : null}
      {isSanction ? <TextArea label={words.memo} {...at('memo')} /> : null}
      {kind === 'POINTS' ? <TextField label={words.description} required {...at('description')} /> : null}
      {kind === 'POINTS' ? <TextField label={words.note} {...at('note')} /> : null}
    </FormDialog>
  );
}
