import type { Profile } from '#domain/members/profile/profile.ts';
import { createResourceMachine } from '../../kit/resource.machine.ts';

/** Loads the member's own profile, read only. */
export const profileMachine = createResourceMachine<Profile>({
  id: 'profile',
  description: 'My own details, to look at.',
});
