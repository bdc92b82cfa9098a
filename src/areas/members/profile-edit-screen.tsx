import { useActorRef, useSelector } from '@xstate/react';
import { isDraftChanged } from '#domain/members/profile-draft.ts';
import { MyPageFrame } from '#src/areas/members/my-page-frame.tsx';
import { profileText } from '#src/areas/members/profile.text.ts';
import { wireProfileEdit } from '#src/areas/members/profile.wiring.ts';
import { useApp, useLogic } from '#src/flow/app-context.tsx';
import { link } from '#src/lib/link.ts';
import { paths } from '#src/lib/paths.ts';
import { todayInSeoul } from '#src/lib/today.ts';
import { ConfirmDialog } from '#src/ui/confirm-dialog.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout.tsx';
import { useProblemFocus } from '#src/ui/problem-focus.ts';
import { failureOf, Region, wholeFrame } from '#src/ui/region.tsx';
import { PictureField } from './picture-field.tsx';
import { ProfileForm } from './profile-form.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** /profile-edit */
export default function ProfileEditScreen() {
  const { form, focusProblem } = useProblemFocus();
  const { call, session, toast, navigate, profileRead } = useApp();
  const logic = useLogic(() =>
    wireProfileEdit({
      call,
      publish: (profile) => {
        profileRead(profile);
        const { nickname, name } = profile;
        link('profile > session', session)({ type: 'session.profileChanged', nickname, name });
      },
      announceSaved: () => toast(profileText.saved),
      goTo: navigate,
      focusProblem,
    }),
  );
  const actor = useActorRef(logic, { input: { today: todayInSeoul() } });
  const snapshot = useSelector(actor, (state) => state);
  const { draft, saved, problems, error } = snapshot.context;
  const leave = (to: string) => actor.send({ type: 'form.left', to });
  const saving = snapshot.hasTag('saving');
  const uploading = snapshot.hasTag('pending');
  const unsaved = draft !== null && saved !== null && isDraftChanged(draft, saved);
  useLeaveGuard(unsaved && !snapshot.matches({ form: 'left' }), leave);
  return (
    <MyPageFrame>
      <FlowFrame flow="profileEdit" snapshot={wholeFrame(snapshot)}>
        <Stack gap={6}>
          <PageTitle>{profileText.editTitle}</PageTitle>
          <Region
            busy={snapshot.hasTag('busy')}
            failure={snapshot.hasTag('failed') ? failureOf(profileText.failed, error) : null}
            onRetry={() => actor.send({ type: 'screen.retried' })}
          >
            {draft ? (
              <Stack gap={6}>
                <PictureField
                  nickname={draft.nickname}
                  image={draft.profileImageUrl}
                  state={
                    uploading ? 'uploading' : snapshot.matches({ image: 'placeholder' }) ? 'failed' : 'idle'
                  }
                  disabled={saving}
                  onChoose={(file) => actor.send({ type: 'image.chosen', file })}
                  onRemove={() => actor.send({ type: 'field.changed', field: 'profileImageUrl', value: '' })}
                />
                <ProfileForm
                  ref={form}
                  draft={draft}
                  problems={problems}
                  error={error}
                  saving={saving}
                  canSave={unsaved && !uploading}
                  onChange={(field, value) => actor.send({ type: 'field.changed', field, value })}
                  onSubmit={() => actor.send({ type: 'form.submitted' })}
                  onCancel={() => leave(paths.profile)}
                />
              </Stack>
            ) : null}
          </Region>
        </Stack>
        <ConfirmDialog
          open={snapshot.hasTag('open')}
          title={profileText.leave.title}
          text={profileText.leave.text}
          action={{
            label: profileText.leave.confirm,
            danger: true,
            onConfirm: () => actor.send({ type: 'leave.confirmed' }),
          }}
          onClose={() => actor.send({ type: 'leave.cancelled' })}
        />
      </FlowFrame>
    </MyPageFrame>
  );
}
