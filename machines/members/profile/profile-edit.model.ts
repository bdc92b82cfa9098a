import { myProfile, type Profile } from '#domain/members/profile/profile.ts';
import { type ProfileDraft, UNREAD_DRAFT } from '#domain/members/profile/profile-draft.ts';
import {
  type ProfileUpdate,
  updateProfile,
  uploadProfileImage,
} from '#domain/members/profile/profile-form.ts';
import { endpointPort, formWith, nothing } from '../../kit/endpoint-port.ts';
import type { FormEvent, FormState } from '../../kit/form.ts';

/** Context of the profile form and its picture. */
export type ProfileEditContext = FormState<ProfileDraft> & {
  today: string;
  saved: Profile | null;
  leavingTo: string;
};

/** Events of the profile form and its picture. */
export type ProfileEditEvent =
  | FormEvent<ProfileDraft>
  | { type: 'form.left'; to: string }
  | { type: 'leave.confirmed' }
  | { type: 'leave.cancelled' }
  | { type: 'image.chosen'; file: Blob }
  | { type: 'screen.retried' };

/** Context before the profile is loaded; `today` is `yyyy-MM-dd` in Seoul. */
export const unread = (today: string): ProfileEditContext => ({
  today,
  saved: null,
  values: UNREAD_DRAFT,
  problems: [],
  error: null,
  leavingTo: '',
});

/** Calls of the profile form: the profile is read, saved and read again, and a picture is stored. */
export const profileEditPorts = {
  load: endpointPort(myProfile, () => ({})),
  save: endpointPort(updateProfile, ({ update }: { update: ProfileUpdate }) => ({ body: update }), nothing),
  refetch: endpointPort(myProfile, () => ({})),
  upload: endpointPort(uploadProfileImage, ({ file }: { file: Blob }) => ({
    form: formWith('image', file),
  })),
};
