import { fromPromise } from 'xstate';
import { confirmedBy } from '#domain/members/auth/session.ts';
import { myProfile, type Profile } from '#domain/members/profile/profile.ts';
import { profileMachine } from '#machines/members/profile/profile.machine.ts';
import { profileEditMachine } from '#machines/members/profile/profile-edit.machine.ts';
import { profileText } from '#src/areas/members/profile/profile.text.ts';
import type { AppServices } from '#src/flow/services.ts';
import { wire } from '#src/flow/wire.ts';
import { link } from '#src/lib/navigation/link.ts';

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
  wire(profileEditMachine, { call }).provide({
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
