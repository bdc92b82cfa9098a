import { searchText } from '#domain/catalogue/search/search-text.ts';
import { searchBoxMachine } from '#machines/catalogue/search-box.machine.ts';
import { wishlistToggleMachine } from '#machines/catalogue/wishlist-toggle.machine.ts';
import {
  type ChartProperties,
  effectOf,
  hasFailed,
  isSame,
  propertiesOf,
} from '../kit/properties/property.ts';

const wishlistToggle = propertiesOf(
  wishlistToggleMachine,
  ({ always, never, leaves }) => [
    never(
      'guestHasOrders',
      '비회원의 하트는 서버로 보낼 줄에 서지 않아요.',
      ({ at }) => at.matches('guest') && at.context.queue.length > 0,
    ),
    never(
      'guestAsksServer',
      '비회원의 하트는 서버에 묻지 않아요.',
      ({ at, asked }) => at.matches('guest') && asked.length > 0,
    ),
    never('waitsTwice', '한 상품의 하트는 줄에 두 번 서지 않아요.', ({ at }) => {
      const waiting = at.context.queue.slice(1).map(({ productId }) => productId);
      return new Set(waiting).size < waiting.length;
    }),
    always(
      'leavingForgets',
      '로그아웃하면 회원의 찜을 잊어요.',
      ({ at, event }) =>
        event?.type !== 'member.left' || (at.context.ids.length === 0 && at.context.queue.length === 0),
    ),
    always(
      'refusalDropsOnlyIts',
      '거절된 하트만 되돌리고, 기다리던 것은 그대로 보내요.',
      (moment) =>
        !hasFailed(moment, 'saveWish') ||
        isSame(moment.at.context.queue, moment.before?.context.queue.slice(1)),
    ),
    leaves('learningEnds', '찜을 불러오는 일은 반드시 끝나요.', (at) => at.hasTag('busy')),
    leaves('savingEnds', '누른 하트는 모두 저장되거나 되돌아와요.', (at) => at.hasTag('saving')),
  ],
  {
    events: [
      { type: 'member.arrived' },
      { type: 'member.left' },
      { type: 'wish.toggled', productId: 1 },
      { type: 'wish.toggled', productId: 2 },
    ],
  },
);

const searchBox = propertiesOf(
  searchBoxMachine,
  ({ always, never, leaves }) => [
    never('searchesNothing', '빈칸으로는 찾지 않아요.', (moment) => {
      const text: unknown = effectOf(moment, 'searchFor')?.text;
      return typeof text === 'string' && searchText(text) === null;
    }),
    never('opensNothing', '고르지 않은 추천을 열지 않아요.', (moment) => {
      const opened = effectOf(moment, 'openOption');
      return opened !== null && opened.option === undefined;
    }),
    always(
      'closedPointsAtNothing',
      '닫힌 검색 상자에는 가리키던 것이 남지 않아요.',
      ({ at }) => !at.matches('closed') || at.context.active === -1,
    ),
    never(
      'blankIsAsked',
      '빈칸으로는 추천을 묻지 않아요.',
      ({ at }) => at.matches({ open: 'asking' }) && searchText(at.context.text) === null,
    ),
    leaves('askingEnds', '추천을 묻는 일은 반드시 끝나요.', (at) => at.hasTag('busy')),
  ],
  {
    events: [
      { type: 'box.focused', recent: ['부츠'] },
      { type: 'box.left' },
      { type: 'text.typed', text: '한강' },
      { type: 'text.typed', text: '  ' },
      { type: 'text.submitted', text: '한강' },
      { type: 'text.submitted', text: '  ' },
      { type: 'option.moved', step: 1 },
      { type: 'list.closed' },
    ],
  },
);

/** Properties of the hearts of products and of the search box. */
export const catalogueProperties: readonly ChartProperties[] = [wishlistToggle, searchBox];
