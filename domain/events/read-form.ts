import * as v from 'valibot';
import { DEFAULT_SETTINGS } from '../kit/shop-settings.ts';
import { blankEvent, type EventFields, newEventForm, withForm } from './event-form.ts';
import type { Reward } from './reward.ts';
import { type RewardWire, rewardsField } from './reward-wire.ts';

/** A form as the rules of events look at it; null where it cannot be read. */
export function fieldsOf(form: unknown): EventFields | null {
  const read = v.safeParse(newEventForm, form);
  return read.success ? withForm(blankEvent(DEFAULT_SETTINGS.blackout.hours), read.output) : null;
}

/** Rewards that the wire carries, as they are stored. */
export const rewardsOfWire = (rows: readonly RewardWire[]): Reward[] => v.parse(rewardsField, rows);
