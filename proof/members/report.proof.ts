import { reportThing } from '#domain/admin/reports/report.ts';
import { blockMember } from '#domain/members/profile/block.ts';
import { reportMachine } from '#machines/members/account/report.machine.ts';
import { done, failed, type RegistryEntry } from '../entry.ts';
import { type Proof, proof } from '../page.ts';

const error = new Error('이미 신고했어요.');
const opened = { type: 'report.opened' };
const closed = { type: 'report.closed' };
const reported = { type: 'report.submitted', reason: 'SPAM', description: '' };
const blocked = { type: 'author.blocked' };

const reportEntry: RegistryEntry = {
  title: '신고와 차단',
  group: '회원',
  machine: reportMachine,
  input: { targetType: 'REVIEW', targetId: 1, authorId: 2 },
  ports: { sendReport: { done: undefined, error }, blockAuthor: { done: undefined, error } },
  events: [opened, closed, reported, blocked],
  walkthroughs: [
    {
      name: '거절되고 다시 신고하기',
      steps: [opened, reported, failed('sendReport', error), reported, done('sendReport')],
    },
    {
      name: '차단하기',
      steps: [opened, blocked, failed('blockAuthor', error), blocked, done('blockAuthor')],
    },
    { name: '그만두기', steps: [opened, closed] },
  ],
};

export const proofs: readonly Proof[] = [
  proof(reportEntry, {
    about: '까닭을 골라 다른 회원의 글을 신고하거나 그 회원을 차단해요.',
    says: {
      sendReport: '신고를 보내요',
      blockAuthor: '그 회원을 차단해요',
      'report.opened': '신고를 눌러요',
      'report.closed': '신고 창을 닫아요',
      'report.submitted': '까닭을 골라 신고해요',
      'author.blocked': '이 회원 차단을 눌러요',
    },
    driver: {
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
    },
  }),
];
