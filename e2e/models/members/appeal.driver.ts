import { fileAppeal, listOwnCases } from '#domain/admin/reports/appeal.ts';
import { listBlocks, unblockMember } from '#domain/members/profile/blocks.ts';
import { type Driver, retry } from '../driver.ts';

/** No seeded member has hidden things or a ban: the answers are the samples. */
export const appeal: Driver = {
  flow: 'appeal',
  member: 'doyun',
  path: '/account-settings?tab=privacy',
  ports: {
    load: { asks: [listOwnCases], answer: async (_, sample) => sample },
    send: {
      asks: [fileAppeal],
      // The case of the sample belongs to no member.
      answer: async () => ({
        success: true,
        message: '',
        data: { appealId: 1, createdAt: '2026-11-21T03:00:00.000Z' },
        timestamp: '',
      }),
    },
  },
  events: {
    'case.chosen': {
      press: (page) => page.locator('[data-flow="appeal"]').getByRole('button', { name: '이의 제기' }),
    },
    'appeal.dismissed': { before: (page) => page.keyboard.press('Escape') },
    'appeal.submitted': {
      before: async (page, { text }) => {
        await page.getByLabel('왜 잘못된 결정인지 적어 주세요').fill(String(text));
      },
      press: (page) => page.getByRole('dialog').getByRole('button', { name: '보내기' }),
    },
    'screen.retried': retry('appeal'),
  },
};

export const blockedMembers: Driver = {
  flow: 'blockedMembers',
  member: 'doyun',
  path: '/account-settings?tab=privacy',
  ports: {
    load: { asks: [listBlocks], answer: async (_, sample) => sample },
    unblock: { asks: [unblockMember] },
  },
  events: {
    'member.unblocked': { press: (page) => page.getByRole('button', { name: '민준러너 차단 해제' }) },
    'screen.retried': retry('blockedMembers'),
  },
};
