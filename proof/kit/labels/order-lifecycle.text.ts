import type { FlowLabels } from '../../entry.ts';
import { orderLifecycleChart } from '../../order-lifecycle.ts';
import { nodesOf } from '../../walk.ts';

/** Korean labels of the parts of an order, and of the chart itself. */
const PARTS: Readonly<Record<string, string>> = {
  '': '주문의 한살이',
  line: '주문 상품',
  hold: '결제 대기',
  claim: '반품·교환 요청',
  dispute: '배송 신고',
  refund: '환불',
};

/** Korean labels of the states of those parts; a path where a name has two meanings. */
const STATES: Readonly<Record<string, string>> = {
  none: '아직 없음',
  PENDING: '결제 전',
  EXPIRED: '결제 기한 지남',
  ORDERED: '주문 완료',
  SHIPPED: '배송 중',
  DELIVERED: '배송 완료',
  CANCELLED: '취소됨',
  RETURNED: '반품됨',
  READY: '결제 준비됨',
  AWAITING_DEPOSIT: '입금 기다리는 중',
  PAID: '결제됨',
  FAILED: '결제되지 않음',
  REQUESTED: '요청됨',
  COLLECTING: '수거 중',
  RECEIVED: '입고됨',
  'dispute.RECEIVED': '받았다고 함',
  COMPLETED: '처리 완료',
  REJECTED: '거절됨',
  WITHDRAWN: '철회됨',
  OPEN: '신고됨',
  DECIDED: '관리자가 결정함',
  CLOSED: '닫힘',
  WAITING: '환불 기다리는 중',
  DONE: '환불됨',
  GIVEN_UP: '환불 중단됨',
};

const MOVES: Readonly<Record<string, string>> = {
  order: '주문해요',
  pay: '결제사가 돈을 옮겨요',
  release: '잡아 둔 재고를 풀어요',
  cancel: '취소해요',
  ship: '발송해요',
  lose: '오지 않아 취소해요',
  deliver: '배송을 마쳐요',
  confirm: '구매확정해요',
  exchange: '교환해요',
  return: '반품해요',
  issueAccount: '가상 계좌를 내줘요',
  deposit: '입금해요',
  lapse: '입금 기한이 지나요',
  ask: '반품이나 교환을 요청해요',
  complete: '바로 처리해요',
  reject: '거절해요',
  withdraw: '철회해요',
  approve: '승인해요',
  collect: '수거를 보내요',
  sendIn: '구매자가 직접 보내요',
  receive: '받아요',
  check: '검수해요',
  returned: '다른 길로 돌아와요',
  giveUp: '그만둬요',
  accept: '받아들여요',
  sendBack: '돌려보내요',
  report: '배송을 신고해요',
  decide: '결정해요',
  close: '닫아요',
  owe: '환불할 돈이 생겨요',
  settle: '바로 환불해요',
};

const MOVERS: Readonly<Record<string, string>> = {
  buyer: '구매자',
  seller: '판매자',
  admin: '관리자',
  system: '시간',
  provider: '결제사',
};

/** Roles of a guard such as `seller, system; asked by buyer` in Korean. */
const rolesOf = (guard: string): string =>
  guard
    .replace(/; asked by (\w+)/, (_, mover: string) => `, ${MOVERS[mover] ?? mover} 요청`)
    .replace(/\w+/g, (mover) => MOVERS[mover] ?? mover);

const nodes = nodesOf(orderLifecycleChart);
const guards = nodes
  .flatMap((node) => [...node.transitions.values()].flat())
  .flatMap(({ guard }) => (typeof guard === 'string' ? [guard] : []));

/** Korean words of the chart of the life of an order. */
export const orderLifecycleWords: FlowLabels = {
  about: '주문의 각 부분이 어떤 상태가 될 수 있고, 누가 다음으로 옮기는지 보여 줘요.',
  says: MOVES,
  chart: {
    states: Object.fromEntries(
      nodes.map(({ path, key }) => {
        const name = path.join('.');
        return [name, PARTS[name] ?? STATES[name] ?? STATES[key] ?? ''];
      }),
    ),
    guards: Object.fromEntries(guards.map((guard) => [guard, rolesOf(guard)])),
    actions: {},
    sentences: {},
  },
};
