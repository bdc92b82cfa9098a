import type { Eligibility } from '#domain/events/entry.ts';
import { createResourceMachine } from '../kit/resource.machine.ts';

export const eventEligibilityMachine = createResourceMachine<Eligibility, number>({
  id: 'eventEligibility',
  description: 'Whether a member can enter an event, with which purchases, and why not with the others.',
});
