import { paths } from '#src/lib/navigation/paths.ts';
import { type LooksOf, NEVER_EMPTY, STAGES, seen } from '#src/lib/navigation/screen-preview.ts';
import { eventScreens } from './screens.ts';

const looks = {
  events: { chart: 'eventList', stages: STAGES, who: 'user' },
  event: { chart: 'eventDetail', stages: NEVER_EMPTY, address: paths.event(1), who: 'user' },
} satisfies LooksOf<typeof eventScreens>;

/** Inspector settings of event list and event page: statechart, stages, address and role. */
export const eventLooks = seen(eventScreens, looks);
