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
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { numbersText } from '#src/ui/numbers/numbers.text.ts';
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
      <DeedFields deed={deed} values={values} nickname={nickname} at={at} />
    </FormDialog>
  );
}

type At = (name: Name) => {
  problem: string | undefined;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};
type FieldsProps = { deed: MemberFormAbout['deed']; values: MemberFormValues; nickname: string; at: At };

/** Fields of an action; those of sanctions and points have parts of their own. */
function DeedFields({ deed, values, nickname, at }: FieldsProps) {
  switch (deed) {
    case 'personal':
      return <SelectField label={text.form.reason} required choices={REASONS.personal} {...at('reason')} />;
    case 'sanction':
      return <SanctionFields kind={values.kind} at={at} />;
    case 'points':
      return <PointFields at={at} />;
    case 'memo':
      return <TextArea label={text.form.memoText} required {...at('text')} />;
    case 'lift':
      return <TextArea label={text.form.lift} required {...at('note')} />;
    case 'activity':
      return <ActivityFields at={at} />;
    case 'role':
      return (
        <TextField
          label={text.form.nickname}
          hint={text.form.nicknameHint(nickname)}
          required
          autoComplete="off"
          {...at('nickname')}
        />
      );
  }
}

const SanctionFields = ({ kind, at }: { kind: MemberFormValues['kind']; at: At }) => (
  <>
    <SelectField label={text.form.kind} choices={KINDS} {...at('kind')} />
    {kind === 'SILENCE' || kind === 'SUSPEND' ? (
      <NumberField
        label={text.form.days}
        unit={numbersText.days}
        hint={kind === 'SILENCE' ? text.form.silenceHint : text.form.suspendHint}
        {...at('days')}
      />
    ) : null}
    <SelectField label={text.form.reason} required choices={REASONS.sanction} {...at('reason')} />
    <TextArea label={text.form.text} required {...at('text')} />
    <TextArea label={text.form.memo} {...at('memo')} />
  </>
);

const PointFields = ({ at }: { at: At }) => (
  <>
    <NumberField
      label={text.form.points}
      hint={text.form.pointsHint}
      required
      unit={numbersText.points}
      // A keypad of digits has no minus.
      inputMode="text"
      {...at('points')}
    />
    <SelectField label={text.form.reason} required choices={REASONS.points} {...at('reason')} />
    <TextField label={text.form.description} required {...at('description')} />
    <TextField label={text.form.note} {...at('note')} />
  </>
);

const ActivityFields = ({ at }: { at: At }) => (
  <>
    <SelectField
      label={text.form.activity}
      hint={text.form.activityHint}
      required
      choices={ACTIVITIES}
      {...at('activityType')}
    />
    <TextField label={text.form.activityReason} required {...at('description')} />
  </>
);
