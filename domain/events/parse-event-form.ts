import * as v from 'valibot';
import { DEFAULT_SETTINGS } from '../kit/shop-settings.ts';
import { blankEvent, type EventFields, newEventForm, withForm } from './event-form.ts';
import type { Reward } from './reward.ts';
import { type RewardWire, rewardsField } from './reward-schema.ts';

/** Parses a form into an event; null if it is invalid. */
export function fieldsOf(form: unknown): EventFields | null {
  const read = v.safeParse(newEventForm, form);
  return read.success ? withForm(blankEvent(DEFAULT_SETTINGS.blackout.hours), read.output) : null;
}

/** Converts rewards of the API to their stored form. */
export const rewardsOfWire = (rows: readonly RewardWire[]): Reward[] => v.parse(rewardsField, rows);
