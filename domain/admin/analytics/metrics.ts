// Size: the definitions of all metrics are kept in one file, so that each has exactly one.

import { AUDIT_LINK_MINUTES, LATE_REFUND_HOURS, SPAN_DAYS, SWEEP_MINUTES } from '../../policies/figures.ts';
import { MAIL_DAYS } from '../../policies/records.ts';
import type { DaySum } from './sums.ts';

/** Metrics that are read from the current state; they have no value per day. */
export const CURRENT_METRICS = [
  'refundsLate',
  'ordersLate',
  'termsBroken',
  'notReceived',
  'verifiedShare',
  'reportsOpen',
  'reportsAge',
  'couponsOpen',
  'stockOuts',
  'mailsFailed',
  'sweepAge',
  'auditEnd',
  'auditWaiting',
  'auditCheckAge',
  'auditProblems',
  'backupAge',
] as const;
export type CurrentMetric = (typeof CURRENT_METRICS)[number];

/** Units in which figures of the dashboard are shown. */
export const METRIC_UNITS = ['won', 'count', 'percent', 'stars', 'points', 'ms'] as const;
export type MetricUnit = (typeof METRIC_UNITS)[number];

/** Daily aggregates with the sign with which each enters a metric. */
export type Signed = Readonly<Partial<Record<DaySum, 1 | -1>>>;

/** Rule by which a metric is computed from daily aggregates or from the current state. */
export type MetricFormula =
  /** Sum of daily aggregates over the period, each added or subtracted. */
  | { readonly by: 'sum'; readonly of: Signed }
  /** Quotient of two daily aggregates times `times`; 100 gives a percentage. */
  | { readonly by: 'share'; readonly part: DaySum; readonly whole: DaySum; readonly times: 1 | 100 }
  /** Running total from the first day of the shop to the end of the period. */
  | { readonly by: 'rest'; readonly of: Signed }
  /** Number of distinct members in the last `days` days of the period. */
  | { readonly by: 'people'; readonly days: 1 | 7 | 30 }
  | { readonly by: 'now'; readonly of: CurrentMetric };

/** Definition of a dashboard metric: name, unit, computation and drill-down. */
export type Metric = {
  readonly name: string;
  readonly unit: MetricUnit;
  /** Explanation of exactly what is counted, shown to administrators. */
  readonly sentence: string;
  readonly reckoning: MetricFormula;
  /** Direction of improvement; null if neither direction is better. */
  readonly good: 'up' | 'down' | null;
  /** Drill-down: a list of the dashboard, a page of the admin area, or null for machine metrics. */
  readonly rows: 'list' | `/${string}` | null;
};

const metric = (
  name: string,
  unit: MetricUnit,
  reckoning: MetricFormula,
  good: Metric['good'],
  sentence: string,
  rows: Metric['rows'] = 'list',
): Metric => ({ name, unit, reckoning, good, sentence, rows });
const sum = (of: Signed): MetricFormula => ({ by: 'sum', of });
const now = (of: CurrentMetric): MetricFormula => ({ by: 'now', of });
const percent = (part: DaySum, whole: DaySum): MetricFormula => ({ by: 'share', part, whole, times: 100 });
const people = (days: 1 | 7 | 30): MetricFormula => ({ by: 'people', days });
const POINTS_LEFT: MetricFormula = {
  by: 'rest',
  of: { pointsIssued: 1, pointsUsed: -1, pointsExpired: -1, pointsBack: 1 },
};

const SALES = {
  gmv: metric(
    '결제액',
    'won',
    sum({ gmv: 1 }),
    'up',
    '기간 안에 결제된 주문의 최종 결제 금액을 더한 값이에요. 배송비와 나중에 취소된 주문도 포함해요.',
  ),
  net: metric(
    '순결제액',
    'won',
    sum({ gmv: 1, refunded: -1 }),
    'up',
    '결제액에서 기간 안에 끝난 환불을 뺀 값이에요. 예전 주문의 환불도 환불이 끝난 날에 빼요. 주문이 완료되지 않아 취소한 결제는 빼지 않아요.',
  ),
  orders: metric('주문', 'count', sum({ orders: 1 }), 'up', '기간 안에 결제된 주문 수예요.'),
  average: metric(
    '평균 주문액',
    'won',
    { by: 'share', part: 'gmv', whole: 'orders', times: 1 },
    'up',
    '결제액을 주문 수로 나눈 값이에요.',
  ),
  cancelRate: metric(
    '취소율',
    'percent',
    percent('cancelled', 'lines'),
    'down',
    '기간 안에 결제된 주문 상품 가운데 지금까지 취소된 비율이에요.',
  ),
  returnRate: metric(
    '반품률',
    'percent',
    percent('returned', 'lines'),
    'down',
    '기간 안에 결제된 주문 상품 가운데 지금까지 반품이 끝난 비율이에요.',
  ),
  exchangeRate: metric(
    '교환율',
    'percent',
    percent('exchanged', 'lines'),
    'down',
    '기간 안에 결제된 주문 상품 가운데 지금까지 교환이 끝난 비율이에요.',
  ),
  ordersLate: metric(
    '도착 지연 주문',
    'count',
    now('ordersLate'),
    'down',
    '약속한 도착일이 지났는데 아직 도착하지 않은 상품이 있는 주문이에요.',
  ),
  termsBroken: metric(
    '주문 조건과 다른 처리',
    'count',
    now('termsBroken'),
    'down',
    '끝난 주문에서 주문할 때의 조건과 실제 처리가 다른 경우예요. 주문이 끝난 다음 날 비교하고, 같은 주문의 같은 문제는 한 번만 집계해요.',
  ),
  notReceived: metric(
    '미수령 신고 상품',
    'count',
    now('notReceived'),
    'down',
    '배송 완료인데 구매자가 아직 받지 못했다고 알린 상품이에요. 자동 구매확정이 멈춰 있어요.',
  ),
  refundsLate: metric(
    '지연된 환불',
    'count',
    now('refundsLate'),
    'down',
    `접수된 지 ${LATE_REFUND_HOURS}시간이 지났는데 아직 결제사에서 끝나지 않은 환불이에요.`,
  ),
};

const MEMBERS = {
  membersNew: metric(
    '신규 회원',
    'count',
    sum({ membersNew: 1 }),
    'up',
    '기간 안에 가입해 이메일 인증까지 마친 계정이에요. 나중에 탈퇴한 회원도 포함해요.',
  ),
  activeDay: metric(
    '하루 활동 회원',
    'count',
    people(1),
    'up',
    '마지막 날에 주문하거나 피드·댓글·좋아요·투표·리뷰를 남긴 회원이에요. 방문은 기록하지 않아 포함하지 않아요.',
  ),
  activeWeek: metric(
    `${SPAN_DAYS.week}일 활동 회원`,
    'count',
    people(SPAN_DAYS.week),
    'up',
    `마지막 날까지 ${SPAN_DAYS.week}일 동안 한 번이라도 활동한 회원이에요. 여러 날 활동해도 한 번만 집계해요.`,
  ),
  activeMonth: metric(
    `${SPAN_DAYS.month}일 활동 회원`,
    'count',
    people(SPAN_DAYS.month),
    'up',
    `마지막 날까지 ${SPAN_DAYS.month}일 동안 한 번이라도 활동한 회원이에요. 여러 날 활동해도 한 번만 집계해요.`,
  ),
  verifiedShare: metric(
    '이메일 인증률',
    'percent',
    now('verifiedShare'),
    'up',
    '탈퇴하지 않은 계정 가운데 이메일을 인증한 비율이에요. 지금 기준이에요.',
    '/user-manage',
  ),
};

const ACTIVITY = {
  feeds: metric('피드', 'count', sum({ feeds: 1 }), 'up', '기간 안에 올라와 지금도 남아 있는 피드예요.'),
  comments: metric(
    '댓글',
    'count',
    sum({ comments: 1 }),
    'up',
    '기간 안에 작성되어 지금도 남아 있는 댓글이에요.',
  ),
  likes: metric(
    '좋아요',
    'count',
    sum({ likes: 1 }),
    'up',
    '기간 안에 누른 좋아요 중 지금도 남아 있는 수예요.',
  ),
  votes: metric(
    '투표',
    'count',
    sum({ votes: 1 }),
    'up',
    '기간 안에 이벤트 피드가 받은 투표 중 지금도 남아 있는 수예요.',
  ),
  reviews: metric(
    '리뷰',
    'count',
    sum({ reviews: 1 }),
    'up',
    '기간 안에 작성된 리뷰예요. 삭제된 리뷰는 제외하고, 가려진 리뷰는 포함해요.',
  ),
  rating: metric(
    '평균 별점',
    'stars',
    { by: 'share', part: 'stars', whole: 'reviews', times: 1 },
    'up',
    '기간 안에 작성된 리뷰의 별점 평균이에요.',
  ),
};

const POINTS = {
  pointsIssued: metric(
    '적립 포인트',
    'points',
    sum({ pointsIssued: 1 }),
    null,
    '기간 안에 적립된 포인트예요. 회수된 포인트는 환급 포인트에서 빼요.',
  ),
  pointsUsed: metric(
    '사용 포인트',
    'points',
    sum({ pointsUsed: 1 }),
    null,
    '기간 안에 주문에 사용된 포인트예요. 돌려준 포인트는 환급 포인트에 더해요.',
  ),
  pointsExpired: metric(
    '소멸 포인트',
    'points',
    sum({ pointsExpired: 1 }),
    null,
    '기간 안에 유효 기간이 지나거나 탈퇴해서 소멸된 포인트예요.',
  ),
  pointsBack: metric(
    '환급 포인트',
    'points',
    sum({ pointsBack: 1 }),
    null,
    '취소·환불로 돌려준 포인트에서 회수한 적립을 뺀 값이에요. 회수가 더 많으면 0보다 작아요.',
  ),
  pointsLeft: metric(
    '남은 포인트 (부채)',
    'won',
    POINTS_LEFT,
    null,
    '기간 마지막 날까지의 모든 포인트 내역을 더한 값이에요. 포인트는 같은 금액의 부채예요. 회원이 갚아야 할 포인트는 뺐어요.',
  ),
  couponsIssued: metric(
    '발급 쿠폰',
    'count',
    sum({ couponsIssued: 1 }),
    null,
    '기간 안에 회원이 받은 쿠폰이에요.',
  ),
  couponsUsed: metric(
    '사용 쿠폰',
    'count',
    sum({ couponsUsed: 1 }),
    'up',
    '기간 안에 사용된 쿠폰이에요. 주문이 취소되어 돌려준 쿠폰은 빼요.',
  ),
  couponsOpen: metric(
    '사용 가능 쿠폰',
    'count',
    now('couponsOpen'),
    null,
    '아직 사용하지 않았고 유효 기간이 남은 쿠폰이에요. 지금 기준이에요.',
  ),
};

const WATCH = {
  reportsOpen: metric(
    '미처리 신고',
    'count',
    now('reportsOpen'),
    'down',
    '아직 결정하지 않은 신고예요. 지금 기준이에요.',
    '/report-manage',
  ),
  reportsAge: metric(
    '미처리 신고 대기 시간',
    'ms',
    now('reportsAge'),
    'down',
    '미처리 신고가 기다린 시간의 중앙값이에요. 지금 기준이에요.',
    '/report-manage',
  ),
  stockOuts: metric(
    '품절 옵션',
    'count',
    now('stockOuts'),
    'down',
    '판매 중인 상품에서 재고가 0인 옵션이에요. 지금 기준이에요.',
  ),
  mailsFailed: metric(
    '발송 실패 메일',
    'count',
    now('mailsFailed'),
    'down',
    `여러 번 다시 보내도 발송되지 않은 메일이에요. ${MAIL_DAYS}일 동안 보관해요.`,
  ),
  sweepAge: metric(
    '마지막 정리 작업',
    'ms',
    now('sweepAge'),
    'down',
    `밀린 작업을 처리하는 정리 작업이 마지막으로 끝난 뒤 지난 시간이에요. ${SWEEP_MINUTES}분마다 실행해요.`,
    null,
  ),
  auditEnd: metric(
    '마지막 감사 기록',
    'count',
    now('auditEnd'),
    null,
    '체인으로 연결된 감사 기록의 마지막 번호예요. 누르면 기록을 볼 수 있어요.',
    '/admin/audit',
  ),
  auditWaiting: metric(
    '연결 대기 기록',
    'count',
    now('auditWaiting'),
    'down',
    `아직 체인에 연결되지 않은 감사 기록이에요. ${AUDIT_LINK_MINUTES}분마다 연결해요.`,
    '/admin/audit',
  ),
  auditCheckAge: metric(
    '마지막 기록 검증',
    'ms',
    now('auditCheckAge'),
    'down',
    '감사 기록이 그대로인지 마지막으로 검증한 뒤 지난 시간이에요. 하루에 한 번은 자동으로 검증해요.',
    '/admin/audit?action=AUDIT_VERIFIED',
  ),
  auditProblems: metric(
    '검증에서 찾은 문제',
    'count',
    now('auditProblems'),
    'down',
    '마지막 검증에서 기록할 때와 다르게 나온 건수예요. 0이 아니면 기록이 바뀌었을 수 있어요.',
    '/admin/audit?action=AUDIT_VERIFIED',
  ),
  backupAge: metric(
    '마지막 백업',
    'ms',
    now('backupAge'),
    'down',
    '마지막 백업 뒤 지난 시간이에요. PostgreSQL로 운영하면 PostgreSQL에서 백업해서 표시하지 않아요.',
    null,
  ),
};

/** All dashboard metrics by group: name, unit, definition and drill-down of each. */
export const METRICS_BY_GROUP = {
  sales: SALES,
  members: MEMBERS,
  activity: ACTIVITY,
  points: POINTS,
  watch: WATCH,
};
const ALL = { ...SALES, ...MEMBERS, ...ACTIVITY, ...POINTS, ...WATCH };
export type MetricKey = keyof typeof ALL;
/** Definitions of all figures of the dashboard by their key. */
export const METRICS: Readonly<Record<MetricKey, Metric>> = ALL;

const isMetricKey = (text: string): text is MetricKey => Object.hasOwn(METRICS, text);
/** Keys of all figures of the dashboard, in order. */
export const METRIC_KEYS: readonly MetricKey[] = Object.keys(METRICS).filter(isMetricKey);
