import { fromPromise } from 'xstate';
import { type BodyVisibility, myProfile } from '#domain/members/profile/profile.ts';
import { setBodyVisibility } from '#domain/members/profile/profile-form.ts';
import { bodyVisibilityMachine } from '#machines/members/profile/body-visibility.machine.ts';
import type { AppServices } from '#src/flow/services.ts';

type Choice = { visibility: BodyVisibility };

/**
 * Provides the chart of the visibility setting with its calls and effects; the answer updates the
 * known profile.
 */
export const wireBodyVisibility = ({ call, profileRead, knownProfile }: AppServices) =>
  bodyVisibilityMachine.provide({
    actors: {
      load: fromPromise<Choice>(async ({ signal }) => {
        const profile = await call(myProfile, {}, { signal });
        profileRead(profile);
        return { visibility: profile.bodyVisibility };
      }),
      save: fromPromise<void, Choice>(async ({ input: { visibility } }) => {
        await call(setBodyVisibility, { body: { bodyVisibility: visibility } });
        const known = knownProfile();
        if (known) profileRead({ ...known, bodyVisibility: visibility });
      }),
    },
  });
