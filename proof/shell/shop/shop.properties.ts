import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import { explore, type Finding } from '../../kit/properties/explore.ts';
import { askedOf, isSame, type Moment, type Property, wordingsOf } from '../../kit/properties/property.ts';
import { MEMBER_MARKS } from './shop-samples.ts';
import { shopSpace } from './shop-space.ts';
import {
  type SentOrder,
  type ShopChart,
  type ShopPage,
  type ShopState,
  sessionOf,
  shopMachines,
} from './shop-state.ts';

const { always, never, leaves } = wordingsOf<ShopState>();

const chartsIn = ({ actors }: ShopState): AnyMachineSnapshot[] =>
  Object.values(actors).filter((actor) => actor !== undefined);

/** Contexts in which a guest must not find anything of a member; the number in the header while it is not counted anew. */
const guestContexts = ({ actors: { cartCount, ...others } }: ShopState): string =>
  JSON.stringify([
    ...Object.values(others).map((actor) => actor?.context),
    cartCount?.matches('resting') ? cartCount.context : null,
  ]);

const isExpiry = ({ event }: Moment<ShopState>): boolean => event?.type === '401';

/** True while a call is under way that a person waits for; on the page of the provider the shop waits for nothing. */
const isBusy = (state: ShopState): boolean =>
  state.page !== 'payment' &&
  chartsIn(state).some((at) => ['busy', 'saving', 'pending'].some((tag) => at.hasTag(tag)));

/** Order that a step sends, with its key; null if it sends none. */
const sentIn = (moment: Moment<ShopState>): SentOrder | null =>
  askedOf(moment, 'checkout.start') === null ? null : moment.at.server.asked;

/** Properties that every composition has. */
const common: readonly Property<ShopState>[] = [
  never(
    'guestHasMemberData',
    '로그인하지 않았으면 어느 흐름에도 회원의 것이 남지 않아요.',
    ({ at }) =>
      sessionOf(at).matches('anonymous') && MEMBER_MARKS.some((mark) => guestContexts(at).includes(mark)),
  ),
  always(
    'expiryEndsAtLogin',
    '어느 요청이든 401을 받으면 로그인 화면에서 끝나요.',
    (moment) =>
      !isExpiry(moment) || (sessionOf(moment.at).matches('anonymous') && moment.at.page === 'login'),
  ),
  never('chartFails', '처리하지 못한 실패로 멈추는 흐름이 없어요.', ({ at }) =>
    chartsIn(at).some(({ status }) => status === 'error'),
  ),
  leaves('busyEnds', '모든 포트가 답하면 바쁜 상태는 모두 끝나요.', isBusy),
];

const members: readonly Property<ShopState>[] = [
  ...common,
  never(
    'leavingKeepsHearts',
    '로그아웃을 누르는 순간 하트는 비회원의 것이 돼요.',
    ({ at }) => !sessionOf(at).hasTag('signedIn') && at.actors.wishlistToggle?.matches('guest') === false,
  ),
];

const orders: readonly Property<ShopState>[] = [
  ...common,
  always(
    'expiryLosesNothing',
    '401을 받아도 주문서에 적은 것은 남아요.',
    (moment) =>
      !isExpiry(moment) ||
      moment.before?.typed === null ||
      isSame(moment.at.draft?.values, moment.before?.typed),
  ),
  never('oneOrderTwoKeys', '답을 받지 못한 주문을 그대로 다시 보내면 같은 열쇠를 써요.', (moment) => {
    const [lost, sent] = [moment.before?.server.lost, sentIn(moment)];
    return lost != null && sent !== null && lost.content === sent.content && lost.key !== sent.key;
  }),
  never('twoOrdersOneKey', '다른 주문은 이미 쓴 열쇠로 보내지 않아요.', (moment) => {
    const sent = sentIn(moment);
    const placed = sent === null ? undefined : moment.at.server.placed[sent.key];
    return placed !== undefined && placed !== sent?.content;
  }),
  never(
    'savingIsSentAgain',
    '저장하는 동안에는 다시 보낼 수 없어요.',
    ({ at: { actors } }) =>
      (actors.checkout?.hasTag('saving') && actors.checkout.can({ type: 'form.submitted' })) === true ||
      (actors.cart?.hasTag('saving') && actors.cart.can({ type: 'order.requested' })) === true,
  ),
];

/** Charts that act together, and what holds of them. */
export type Composition = {
  name: string;
  title: string;
  charts: readonly ShopChart[];
  /** Page on which a search begins. */
  page: ShopPage;
  properties: readonly Property<ShopState>[];
  /** Number of states after which a search ends. */
  limit: number;
};

/** Compositions of session, hearts, cart and order form with a stand-in of the server. */
export const compositions: readonly Composition[] = [
  {
    name: 'member',
    title: '로그인, 찜, 장바구니가 함께',
    charts: ['session', 'wishlistToggle', 'cartCount', 'cart'],
    page: 'shop',
    properties: members,
    limit: 900,
  },
  {
    name: 'order',
    title: '로그인, 장바구니, 주문서가 함께',
    charts: ['session', 'cart', 'checkout'],
    page: 'cart',
    properties: orders,
    limit: 900,
  },
];

/** Searches a composition for violations of its properties; `machines` stand in for those of the shop. */
export const judgeComposition = (
  { charts, page, properties, limit }: Composition,
  machines: Readonly<Record<ShopChart, AnyStateMachine>> = shopMachines,
): Finding<ShopState>[] => {
  const others = Object.fromEntries(charts.map((chart) => [chart, machines[chart]]));
  return explore(shopSpace({ ...others, session: machines.session }, page), properties, limit);
};
