import { guestMergeMachine } from '#machines/shell/guest-merge.machine.ts';
import { askedOf, type ChartProperties, propertiesOf } from '../kit/properties/property.ts';

const guestMerge = propertiesOf(guestMergeMachine, ({ always, never, leaves }) => [
  never(
    'mergesTwice',
    '장바구니를 옮기는 동안 다시 옮기지 않아요.',
    (moment) => askedOf(moment, 'mergeCart') !== null && moment.before?.matches({ cart: 'merging' }) === true,
  ),
  always(
    'leavingStopsMerging',
    '로그아웃하면 장바구니와 찜을 더 옮기지 않아요.',
    ({ at, event }) =>
      event?.type !== 'member.left' ||
      (!at.matches({ cart: 'merging' }) && !at.matches({ wishes: 'merging' })),
  ),
  leaves('cartEnds', '장바구니를 옮기는 일은 반드시 끝나요.', (at) => at.matches({ cart: 'merging' })),
  leaves('wishesEnd', '찜을 옮기는 일은 반드시 끝나요.', (at) => at.matches({ wishes: 'merging' })),
]);

/** Properties of the charts around all pages. */
export const shellProperties: readonly ChartProperties[] = [guestMerge];
