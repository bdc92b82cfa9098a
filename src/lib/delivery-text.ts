import { formatDay } from '#domain/kit/format.ts';
import type { Delivery } from '#domain/kit/pricing/delivery.ts';
import { laterDay } from '#domain/kit/time/time.ts';
import { deliveryWords as words } from '#src/text/delivery.ts';

/** Text such as `11/25(수) 도착 예정`. */
export const arrivalText = (arrivesOn: string): string => words.comes(formatDay(arrivesOn));

function dayText(day: string, today: string): string {
  if (day === today) return words.today;
  return day === laterDay(today, 1) ? words.tomorrow : formatDay(day);
}

/** Text such as `내일 출발 · 11/25(수) 도착 예정`; only the arrival if the shipping day has passed. */
export const deliveryText = ({ today, shipsOn, arrivesOn }: Delivery): string =>
  shipsOn < today
    ? arrivalText(arrivesOn)
    : `${words.leaves(dayText(shipsOn, today))} · ${arrivalText(arrivesOn)}`;
