import { feedReactionMachine } from '#machines/community/feed-reaction.machine.ts';
import {
  askedOf,
  type ChartProperties,
  hasFailed,
  isSame,
  propertiesOf,
} from '../kit/properties/property.ts';

const feedReaction = propertiesOf(feedReactionMachine, ({ always, leaves }) => [
  always(
    'restShowsConfirmed',
    '보내는 것이 없으면 서버가 확인한 좋아요를 보여요.',
    ({ at }) => !at.matches('settled') || isSame(at.context.shown, at.context.confirmed),
  ),
  always('asksForShown', '서버에는 화면에 보이는 대로 보내요.', (moment) => {
    const asked = askedOf(moment, 'toggle');
    return asked === null || asked.on === moment.at.context.shown.on;
  }),
  always(
    'refusalKeepsConfirmed',
    '거절되면 확인된 좋아요로 되돌아와요.',
    (moment) =>
      !hasFailed(moment, 'toggle') || isSame(moment.at.context.shown, moment.before?.context.confirmed),
  ),
  leaves('savingEnds', '누른 좋아요는 저장되거나 되돌아와요.', (at) => at.hasTag('saving')),
]);

/** Properties of the reactions to feeds. */
export const communityProperties: readonly ChartProperties[] = [feedReaction];
