import { reportThing } from '#domain/admin/reports/report.ts';
import { blockMember } from '#domain/members/profile/block.ts';
import type { Driver } from '../driver.ts';

export const report: Driver = {
  flow: 'report',
  member: 'seoyeon',
  path: '/products/6/reviews',
  ports: { sendReport: { asks: [reportThing] }, blockAuthor: { asks: [blockMember] } },
  events: {
    // What was reported in an earlier path is gone from the list.
    'report.opened': { press: (page) => page.getByRole('button', { name: '신고', exact: true }).first() },
    'report.closed': { before: (page) => page.keyboard.press('Escape') },
    'report.submitted': {
      before: async (page, { reason }) => {
        await page.getByLabel('신고 사유').selectOption(String(reason));
      },
      press: (page) => page.getByRole('dialog').getByRole('button', { name: '신고하기' }),
    },
    'author.blocked': {
      press: (page) => page.getByRole('dialog').getByRole('button', { name: '이 회원 차단' }),
    },
  },
  absent: /^(closed|thanked)$/,
};
