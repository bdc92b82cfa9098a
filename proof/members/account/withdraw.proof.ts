import { exportOwnData, type Leaving, readLeaving, withdraw } from '#domain/members/account/withdrawal.ts';
import { accountWithdrawalMachine } from '#machines/members/account/account-withdrawal.machine.ts';
import { dataExportMachine } from '#machines/members/account/data-export.machine.ts';
import { done, failed, type RegistryEntry, refusal, unanswered } from '../../entry.ts';
import { type Proof, proof } from '../../page.ts';

const free: Leaving = {
  blocks: [],
  points: 2_340,
  coupons: 3,
  badges: 5,
  levelName: '골드',
  feeds: 4,
  comments: 12,
  reviews: 6,
};

const blocked: Leaving = { ...free, blocks: ['ORDER', 'CLAIM'] };
const error = new Error('탈퇴 안내를 불러오지 못했어요.');
const refused = refusal('아직 끝나지 않은 주문이나 요청이 있어 탈퇴할 수 없어요.', 'WITHDRAW_BLOCKED');
const loaded = done('load', free);
const kept = { type: 'posts.chosen', keepPosts: true } as const;
const agreed = { type: 'loss.accepted', agreed: true } as const;
const confirmed = { type: 'leaving.confirmed' } as const;
const retried = { type: 'screen.retried' } as const;

const withdrawEntry: RegistryEntry = {
  title: '회원 탈퇴',
  group: '회원',
  machine: accountWithdrawalMachine,
  ports: {
    load: { done: free, error, otherDone: [blocked] },
    leave: { done: undefined, error: refused, otherErrors: [unanswered] },
  },
  events: [kept, agreed, confirmed, retried],
  walkthroughs: [
    { name: '글을 지우고 탈퇴', steps: [loaded, agreed, confirmed, done('leave')] },
    { name: '글은 남기고 탈퇴', steps: [loaded, kept, agreed, confirmed, done('leave')] },
    { name: '끝나지 않은 주문이 있음', steps: [done('load', blocked), retried, loaded] },
    { name: '그 사이 주문이 생김', steps: [loaded, agreed, confirmed, failed('leave', refused), confirmed] },
    {
      name: '답을 못 받아 다시',
      steps: [loaded, agreed, confirmed, failed('leave', unanswered), confirmed, done('leave')],
    },
    { name: '못 불러온 뒤 다시', steps: [failed('load', error), retried, loaded] },
  ],
};

const asked = { type: 'export.asked' } as const;
const tooOften = refusal('요청이 너무 잦아요. 잠시 뒤에 다시 시도해 주세요.', 'TOO_MANY_REQUESTS');

const dataExportEntry: RegistryEntry = {
  title: '내 데이터 내려받기',
  group: '회원',
  machine: dataExportMachine,
  ports: { collect: { done: undefined, error: tooOften } },
  events: [asked],
  walkthroughs: [
    { name: '내려받고 다시 받기', steps: [asked, done('collect'), asked, done('collect')] },
    {
      name: '너무 자주 받아 거절된 뒤 다시',
      steps: [asked, failed('collect', tooOften), asked, done('collect')],
    },
  ],
};

export const proofs: readonly Proof[] = [
  proof(withdrawEntry, {
    about: '사라지는 것과 남는 것을 보고 탈퇴해요.',
    says: {
      load: '무엇이 사라지고 무엇이 막고 있는지 불러와요',
      leave: '탈퇴해요',
      'posts.chosen': '내 글을 지울지 남길지 골라요',
      'loss.accepted': '확인했다고 표시해요',
      'leaving.confirmed': '탈퇴하기를 눌러요',
    },
    driver: {
      member: 'seoyeon',
      endsSession: true,
      path: '/withdraw',
      ports: {
        load: { asks: [readLeaving], answer: async (_, sample) => sample },
        // The member is not withdrawn: other paths use the same one.
        leave: { asks: [withdraw], answer: async () => '탈퇴했어요.' },
      },
      events: {
        'posts.chosen': { before: (page) => page.getByLabel('내 피드·댓글·리뷰도 지우기').uncheck() },
        'loss.accepted': { before: (page) => page.getByLabel('사라지는 것을 확인했고 탈퇴할게요.').check() },
        'leaving.confirmed': { press: (page) => page.getByRole('button', { name: '탈퇴하기', exact: true }) },
        'screen.retried': {
          press: (page) =>
            page
              .locator('[data-flow="accountWithdrawal"]')
              .getByRole('button', { name: /^(다시 시도|다시 확인하기)$/ }),
        },
      },
      absent: /^left$/,
    },
  }),
  proof(dataExportEntry, {
    about: '신발장이 가진 내 정보를 파일 하나로 내려받아요.',
    says: { collect: '내 정보를 모두 모아 와요', 'export.asked': '내려받기를 눌러요' },
    driver: {
      member: 'seoyeon',
      path: '/account-settings?tab=privacy',
      ports: { collect: { asks: [exportOwnData], answer: async () => ({}) } },
      events: {
        'export.asked': {
          press: (page) =>
            page.locator('[data-flow="dataExport"]').getByRole('button', { name: /내려받기$/ }),
        },
      },
    },
  }),
];
