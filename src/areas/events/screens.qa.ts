import { type LooksOf, STAGES, seen } from '#src/lib/screen-look.ts';
import { eventScreens } from './screens.ts';

const looks = {
  events: { chart: 'eventList', stages: STAGES, who: 'user' },
} satisfies LooksOf<typeof eventScreens>;

export const eventLooks = seen(eventScreens, looks);
