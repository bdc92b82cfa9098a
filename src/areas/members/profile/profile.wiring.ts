import { fromPromise } from 'xstate';
import { confirmedBy } from '#domain/members/auth/session.ts';
import { myProfile, type Profile } from '#domain/members/profile/profile.ts';
import {
  type ProfileUpdate,
  updateProfile,
  uploadProfileImage,
} from '#domain/members/profile/profile-form.ts';
import { profileMachine } from '#machines/members/profile/profile.machine.ts';
import { profileEditMachine } from '#machines/members/profile/profile-edit.machine.ts';
import { profileText } from '#src/areas/members/profile/profile.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import type { Call } from '#src/http/call.ts';
import { link } from '#src/lib/navigation/link.ts';

const loadProfile = (call: Call) => fromPromise<Profile>(({ signal }) => call(myProfile, {}, { signal }));

/**
 * Provides the chart of the profile page with its calls and effects; the answer updates the known
 * profile.
 */
export const wireProfile = ({ call, profileRead }: AppServices) =>
  profileMachine.provide({
    actors: {
      load: fromPromise<Profile, { input: undefined }>(async ({ signal }) => {
        const profile = await call(myProfile, {}, { signal });
        profileRead(profile);
        return profile;
      }),
    },
  });

/** Provides the chart of the profile form with its calls and effects. */
export const wireProfileEdit = (
  { call, session, profileRead, toast, navigate }: AppServices,
  focusProblem: () => void,
) =>
  profileEditMachine.provide({
    actors: {
      load: loadProfile(call),
      refetch: loadProfile(call),
      save: fromPromise<void, { update: ProfileUpdate }>(async ({ input, signal }) => {
        await call(updateProfile, { body: input.update }, { signal });
      }),
      upload: fromPromise<string, { file: Blob }>(({ input, signal }) => {
        const form = new FormData();
        form.set('image', input.file);
        return call(uploadProfileImage, { form }, { signal });
      }),
    },
    actions: {
      publishProfile: (_, { profile }) => {
        profileRead(profile);
        link('profile > session', session)({ type: 'session.profileChanged', profile: confirmedBy(profile) });
      },
      publishImage: (_, { url }) =>
        link('profile > session', session)({ type: 'session.pictureChanged', image: url }),
      announceSaved: () => toast(profileText.saved),
      goTo: (_, { path }) => navigate(path),
      focusProblem: () => focusProblem(),
    },
  });
