import type { Profile } from '#domain/profile.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

/** The caller's own profile, read only. */
export const profileMachine = createResourceMachine<Profile>({ id: 'profile' });
