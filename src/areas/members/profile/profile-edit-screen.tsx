import { isDraftChanged } from '#domain/members/profile/profile-draft.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { profileText } from '#src/areas/members/profile/profile.text.ts';
import { wireProfileEdit } from '#src/areas/members/profile/profile.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { todayInSeoul } from '#src/lib/today.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { LateConfirmDialog } from '#src/ui/dialogs/late-dialogs.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { useProblemFocus } from '#src/ui/forms/problem-focus.ts';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { failureOf, Region, wholeFrame } from '#src/ui/layout/region.tsx';
import { PictureField } from './picture-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** /profile-edit: form of the member's profile. */
export default function ProfileEditScreen() {
  // Length: the budget of this page is full; each part more is code that it loads.
  const { form, focusProblem } = useProblemFocus();
  const { snapshot, send } = useFlow((app) => wireProfileEdit(app, focusProblem), { today: todayInSeoul() });
  const { values, saved, problems, error } = snapshot.context;
  const leave = (to: string) => send({ type: 'form.left', to });
  const saving = snapshot.hasTag('saving');
  const uploading = snapshot.hasTag('pending');
  const unsaved = saved !== null && isDraftChanged(values, saved);
  const change = (part: Partial<typeof values>) => send({ type: 'field.changed', change: part });
  useLeaveGuard(unsaved && !snapshot.matches({ form: 'left' }), leave);
  return (
    <MyPageLayout>
      <FlowFrame flow="profileEdit" snapshot={wholeFrame(snapshot)}>
        <Stack gap={6}>
          <PageTitle>{profileText.editTitle}</PageTitle>
          <Region
            busy={snapshot.hasTag('busy')}
            failure={snapshot.hasTag('failed') ? failureOf(profileText.failed, error) : null}
            onRetry={() => send({ type: 'screen.retried' })}
          >
            {saved ? (
              <Stack gap={6}>
                <PictureField
                  memberId={snapshot.context.saved?.userId}
                  nickname={values.nickname}
                  image={values.profileImageUrl}
                  state={
                    uploading ? 'uploading' : snapshot.matches({ image: 'placeholder' }) ? 'failed' : 'idle'
                  }
                  disabled={saving}
                  onChoose={(file) => send({ type: 'image.chosen', file })}
                  onRemove={() => change({ profileImageUrl: '' })}
                />
                <ProfileForm
                  ref={form}
                  draft={values}
                  nickname={saved.nickname}
                  problems={problems}
                  error={error}
                  isUnknown={snapshot.matches({ form: { editing: 'unanswered' } })}
                  saving={saving}
                  canSave={unsaved && !uploading}
                  onChange={(field, value) => change({ [field]: value })}
                  onSubmit={() => send({ type: 'form.submitted' })}
                  onCancel={() => leave(paths.profile)}
                />
                <ButtonLink href={paths.addresses}>{profileText.toAddresses}</ButtonLink>
              </Stack>
            ) : null}
          </Region>
        </Stack>
        <LateConfirmDialog
          open={snapshot.hasTag('open')}
          title={profileText.leave.title}
          text={profileText.leave.text}
          action={{
            label: profileText.leave.confirm,
            danger: true,
            onConfirm: () => send({ type: 'leave.confirmed' }),
          }}
          onClose={() => send({ type: 'leave.cancelled' })}
        />
      </FlowFrame>
    </MyPageLayout>
  );
}
