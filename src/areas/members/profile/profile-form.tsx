import type { Ref } from 'react';
import type { FieldProblem } from '#domain/kit/errors.ts';
import { sentenceAt } from '#domain/kit/forms/problems.ts';
import { FOOT_WIDTHS, GENDERS } from '#domain/members/profile/profile.ts';
import type { DraftField, ProfileDraft } from '#domain/members/profile/profile-draft.ts';
import { MEASURES, NAME_LENGTH } from '#domain/members/profile/profile-form.ts';
import { profileText } from '#src/areas/members/profile/profile.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { DateField } from '#src/ui/dates/date-field.tsx';
import { SelectField, TextField } from '#src/ui/forms/field.tsx';
import { SaveBar } from '#src/ui/forms/save-bar.tsx';
import { Card, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { NumberField } from '#src/ui/numbers/number-field.tsx';
import { Refusal } from '#src/ui/states.tsx';
import { BodyVisibilityChoice } from './body-visibility-choice.tsx';
import { NicknameField } from './nickname-field.tsx';

const Fields = styled('div', {
  display: 'grid',
  gap: '$5',
  marginTop: '$4',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(240px, 100%), 1fr))',
  alignItems: 'start',
});
const Choice = styled('div', { marginTop: '$4' });

type ProfileFormProps = {
  ref: Ref<HTMLFormElement>;
  draft: ProfileDraft;
  /** Stored nickname. */
  nickname: string;
  problems: readonly FieldProblem[];
  error: string | null;
  /** True if the result of the save is unknown. */
  isUnknown: boolean;
  saving: boolean;
  canSave: boolean;
  onChange: (field: DraftField, value: string) => void;
  onSubmit: () => void;
  onCancel: () => void;
};

const { fields, rules, units } = profileText;
const genders = GENDERS.map((value) => ({ value, label: profileText.gender[value] }));
const footWidths = FOOT_WIDTHS.map((value) => ({ value, label: profileText.footWidth[value] }));

/** Fields of the profile with their rules; typed values survive a refusal. */
export function ProfileForm(props: ProfileFormProps) {
  // Length: the budget of this page is full; each part more is code that it loads.
  const { ref, draft, nickname, problems, error, isUnknown, saving, canSave, onChange, onSubmit, onCancel } =
    props;
  const of = (field: DraftField) => ({
    label: field === 'profileImageUrl' ? profileText.groups.picture : fields[field],
    name: field,
    value: draft[field],
    problem: sentenceAt(problems, field),
    // The flow ignores changes while it saves; `disabled` would lose the focus.
    'aria-disabled': saving,
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) =>
      onChange(field, currentTarget.value),
  });
  const figure = (field: keyof typeof MEASURES) => (
    <NumberField
      {...of(field)}
      unit={units[field]}
      hint={rules.range(MEASURES[field][0], MEASURES[field][1], units[field])}
    />
  );
  const length = rules.text(NAME_LENGTH.min, NAME_LENGTH.max);
  return (
    <form
      method="post"
      ref={ref}
      noValidate
      aria-busy={saving}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap={6}>
        <Card>
          <SectionTitle>{profileText.groups.basic}</SectionTitle>
          <Fields>
            <TextField {...of('name')} required autoComplete="name" hint={length} />
            <NicknameField {...of('nickname')} own={nickname} required hint={length} />
            <TextField {...of('phone')} type="tel" autoComplete="tel" hint={rules.phone} />
            <DateField {...of('birthDate')} autoComplete="bday" hint={rules.birthDate} />
            <SelectField {...of('gender')} choices={genders} />
          </Fields>
        </Card>
        <Card>
          <SectionTitle>{profileText.groups.body}</SectionTitle>
          <Fields>
            {figure('height')}
            {figure('weight')}
            {figure('footSize')}
            <SelectField {...of('footWidth')} choices={footWidths} />
          </Fields>
          <Choice>
            <BodyVisibilityChoice
              value={draft.bodyVisibility}
              saving={saving}
              onChoose={(visibility) => onChange('bodyVisibility', visibility)}
            />
          </Choice>
        </Card>
        <Refusal reason={error} isUnknown={isUnknown} />
        <SaveBar>
          <Button type="button" onClick={onCancel} blocked={saving}>
            {profileText.cancel}
          </Button>
          <Button type="submit" tone="primary" busy={saving} blocked={!canSave}>
            {saving ? profileText.saving : profileText.save}
          </Button>
        </SaveBar>
      </Stack>
    </form>
  );
}
