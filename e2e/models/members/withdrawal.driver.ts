import { exportOwnData, readLeaving, withdraw } from '#domain/members/account/withdrawal.ts';
import { myProfile } from '#domain/members/profile/profile.ts';
import { setBodyVisibility } from '#domain/members/profile/profile-form.ts';
import { asSampled, withData } from '../answers.ts';
import { type Driver, retry } from '../driver.ts';

export const accountWithdrawalDriver: Driver = {
  flow: 'accountWithdrawal',
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
};

export const dataExportDriver: Driver = {
  flow: 'dataExport',
  member: 'seoyeon',
  path: '/account-settings?tab=privacy',
  ports: { collect: { asks: [exportOwnData], answer: async () => ({}) } },
  events: {
    'export.asked': {
      press: (page) => page.locator('[data-flow="dataExport"]').getByRole('button', { name: /내려받기$/ }),
    },
  },
};

export const bodyVisibilityDriver: Driver = {
  flow: 'bodyVisibility',
  member: 'seoyeon',
  path: '/account-settings?tab=privacy',
  ports: {
    load: {
      asks: [myProfile],
      answer: withData((data, sample) => ({ ...Object(data), bodyVisibility: Object(sample).visibility })),
    },
    // The visibility of the member does not change.
    save: { asks: [setBodyVisibility], answer: asSampled },
  },
  events: {
    'visibility.chosen': {
      before: (page, event) => page.locator(`input[value="${String(event.visibility)}"]`).click(),
    },
    'screen.retried': retry('bodyVisibility'),
  },
};
