import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import type { Days } from '../support/shop/own-days.ts';

/** Days of the event, counted from the day on which it is written. */
export const DAYS = { first: 1, running: 2, received: 4, last: 7, announcement: 8, over: 11 } as const;
const written = seoulDay(new Date());
export const dayOf = (days: number): string => laterDay(written, days);

/** Everybody who comes, and what they come for. */
export type Scene = Days & { title: string; eventId: number };
