import type { SanctionForm } from '#domain/admin/members/member-sanctions.ts';
import { exportAudit } from '../../admin/audit/audit-service.ts';
import { movePoints } from '../../admin/members/awards/points-service.ts';
import { addMemo, readMember, readPersonal } from '../../admin/members/member-detail-service.ts';
import { endSanction, sanctionMember } from '../../admin/members/sanction-service.ts';
import { searchAdmin } from '../../admin/search/search-service.ts';
import type { Person } from './people.ts';
import type { Actor, Step } from './stage.ts';

const DAYS = 24;

type Sanction = {
  who: Person;
  by: Actor;
  hours: number;
  form: SanctionForm;
  lifted?: { by: Actor; hours: number; note: string };
};

/** Sanctions without a report case. */
const SANCTIONS: readonly Sanction[] = [
  {
    who: 'pushy',
    by: 'helper',
    hours: 26 * DAYS,
    form: {
      kind: 'SUSPEND',
      days: 7,
      reason: 'FRAUD',
      replaces: null,
      text: '결제를 짧은 시간에 여러 번 시도해 계정을 잠시 정지했어요.',
      memo: '카드 오류로 보임. 고객센터 문의가 들어오면 확인.',
    },
    lifted: { by: 'admin', hours: 25 * DAYS, note: '카드사 오류로 확인되어 해제했어요.' },
  },
  {
    who: 'twice',
    by: 'helper',
    hours: 21 * DAYS,
    form: {
      kind: 'SILENCE',
      days: 3,
      reason: 'ABUSE',
      replaces: null,
      text: '댓글에서 다른 회원과 심하게 다투어 3일 동안 활동할 수 없어요.',
      memo: null,
    },
    lifted: { by: 'helper', hours: 20 * DAYS, note: '서로 사과하고 댓글을 지웠어요.' },
  },
  {
    who: 'returner',
    by: 'helper',
    hours: 60,
    form: {
      kind: 'SUSPEND',
      days: 30,
      reason: 'FRAUD',
      replaces: null,
      text: '착용한 신발을 새 상품처럼 되돌려 보내는 일이 이어져 계정을 정지했어요.',
      memo: '판매자 세 곳에서 같은 내용으로 알려 옴.',
    },
  },
];

const MEMOS: readonly (readonly [who: Person, by: Actor, hours: number, text: string])[] = [
  ['pushy', 'helper', 612, '전화로 확인함. 카드사 점검 시간에 결제를 여러 번 눌렀다고 함.'],
  ['deals', 'admin', 238, '막은 뒤 새 주소로 다시 가입할 수 있음. 같은 연락처가 보이면 알려 주세요.'],
  ['rough', 'admin', 70, '정지가 끝나면 댓글을 한 주 동안 지켜보기.'],
  ['returner', 'helper', 58, '정지 이유를 전화로 설명함. 이의가 있으면 메일로 보내기로 함.'],
  ['collector', 'helper', 34, '신고가 대부분 맞았음. 믿을 만한 회원.'],
];

const POINTS = [
  ['pushy', 'admin', 598, 3_000, 'COMPENSATION', '계정이 잘못 정지된 불편을 보상해 드려요.'],
  ['socks', 'helper', 120, 1_000, 'ADMIN_GRANT', '발볼 안내를 고쳐 주셔서 고마워요.'],
] as const;

/** Steps about members: sanctions, notes, grants and reads of personal data. */
export const CARE: readonly Step[] = [
  ...SANCTIONS.flatMap(sanctioning),
  ...MEMOS.map(
    ([who, by, hours, text]): Step => [
      hours,
      ({ as, idOf, ports }) => as(by, (me) => addMemo(ports, me, { userId: idOf(who), text }, null)),
    ],
  ),
  ...POINTS.map(
    ([who, by, hours, points, reason, description]): Step => [
      hours,
      ({ as, idOf, ports }) =>
        as(by, (me) => movePoints(ports, me, { userId: idOf(who), points, reason, description }, null)),
    ],
  ),
  [61, ({ as, idOf, ports }) => as('helper', (me) => readMember(ports, me, idOf('returner')))],
  [60.5, ({ as, idOf, ports }) => as('helper', () => readPersonal(ports, idOf('returner'), 'DELIVERY'))],
  [32, ({ as, ports }) => as('admin', () => searchAdmin(ports, '중고직거래'))],
  [26, ({ as, ports }) => as('admin', (me) => exportAudit(ports, me, {}))],
];

function sanctioning({ who, by, hours, form, lifted }: Sanction): Step[] {
  const key = `sanction of ${who}`;
  const giving: Step = [
    hours,
    async ({ as, ids, idOf, ports }) => {
      const given = await as(by, (me) => sanctionMember(ports, me, { userId: idOf(who), form }, null));
      ids.set(key, given.sanctionId);
    },
  ];
  if (!lifted) return [giving];
  const { note } = lifted;
  return [
    giving,
    [
      lifted.hours,
      ({ as, idOf, ports }) => as(lifted.by, (me) => endSanction(ports, me, { id: idOf(key), note }, null)),
    ],
  ];
}
