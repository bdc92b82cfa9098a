import { ACTIVITY_TYPES, ACTIVITY_WORDS } from '#domain/admin/members/member-awards.ts';
import { type MemberPersonal, READ_REASONS } from '#domain/admin/members/member-detail.ts';
import { GRANT_REASONS } from '#domain/admin/members/member-points.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { SANCTION_KINDS, SANCTION_REASONS } from '#domain/members/account/sanction.ts';
import { ACTIVITY_POINTS } from '#domain/policies/points.ts';
import type { MemberFormAbout, MemberFormValues } from '#machines/admin/members/member-form.model.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { FormDialog } from '#src/ui/dialogs/form-dialog.tsx';
import { SelectField, TextArea, TextField } from '#src/ui/forms/field.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { memberPanelText as text } from './member-panel.text.ts';
import { membersText } from './members.text.ts';
import { wireMemberForm } from './members.wiring.ts';

type Props = {
  about: MemberFormAbout;
  nickname: string;
  onDone: (personal: MemberPersonal | null) => void;
  onClose: () => void;
};
type Name = keyof MemberFormValues;

const choicesOf = (names: Readonly<Record<string, string>>) => [
  { value: '', label: text.form.choose },
  ...Object.entries(names).map(([value, label]) => ({ value, label })),
];
const KINDS = SANCTION_KINDS.map((value) => ({ value, label: membersText.kinds[value] }));
const ACTIVITIES = [
  { value: '', label: text.form.choose },
  ...ACTIVITY_TYPES.map((value) => ({
    value,
    label: text.form.activityOf(ACTIVITY_WORDS[value], formatNumber(ACTIVITY_POINTS[value])),
  })),
];
const REASONS = {
  personal: choicesOf(READ_REASONS),
  sanction: choicesOf(SANCTION_REASONS),
  points: choicesOf(GRANT_REASONS),
} as const;

/** Dialog of an action on a member that needs a form. */
export function MemberFormDialog({ about, nickname, onDone, onClose }: Props) {
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireMemberForm(app, focusProblem, onDone), about);
  const { values, problems } = snapshot.context;
  const at = (name: Name) => ({
    problem: sentenceAt(problems, name),
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) =>
      send({ type: 'field.changed', change: { [name]: target.value } }),
  });
  const { deed } = about;
  return (
    <FormDialog
      flow="memberForm"
      snapshot={snapshot}
      form={form}
      title={text.deeds[deed]}
      action={{ label: text.form.send, busy: text.form.sending }}
      onSubmit={() => send({ type: 'form.submitted' })}
      onClose={onClose}
    >
      {deed === 'sanction' ? <SelectField label={text.form.kind} choices={KINDS} {...at('kind')} /> : null}
      {deed === 'sanction' && (values.kind === 'SILENCE' || values.kind === 'SUSPEND') ? (
        <TextField
          label={text.form.days}
          hint={values.kind === 'SILENCE' ? text.form.silenceHint : text.form.suspendHint}
          inputMode="numeric"
          {...at('days')}
        />
      ) : null}
      {deed === 'points' ? (
        <TextField label={text.form.points} hint={text.form.pointsHint} required {...at('points')} />
      ) : null}
      {deed === 'personal' || deed === 'sanction' || deed === 'points' ? (
        <SelectField label={text.form.reason} required choices={REASONS[deed]} {...at('reason')} />
      ) : null}
      {deed === 'sanction' ? <TextArea label={text.form.text} required {...at('text')} /> : null}
      {deed === 'sanction' ? <TextArea label={text.form.memo} {...at('memo')} /> : null}
      {deed === 'memo' ? <TextArea label={text.form.memoText} required {...at('text')} /> : null}
      {deed === 'lift' ? <TextArea label={text.form.lift} required {...at('note')} /> : null}
      {deed === 'points' ? <TextField label={text.form.description} required {...at('description')} /> : null}
      {deed === 'points' ? <TextField label={text.form.note} {...at('note')} /> : null}
      {deed === 'activity' ? (
        <SelectField
          label={text.form.activity}
          hint={text.form.activityHint}
          required
          choices={ACTIVITIES}
          {...at('activityType')}
        />
      ) : null}
      {deed === 'activity' ? (
        <TextField label={text.form.activityReason} required {...at('description')} />
      ) : null}
      {deed === 'role' ? (
        <TextField
          label={text.form.nickname}
          hint={text.form.nicknameHint(nickname)}
          required
          autoComplete="off"
          {...at('nickname')}
        />
      ) : null}
    </FormDialog>
  );
}
