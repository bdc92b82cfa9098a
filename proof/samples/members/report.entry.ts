import { reportMachine } from '#machines/members/account/report.machine.ts';
import { done, failed, type RegistryEntry } from '../../entry.ts';

const error = new Error('이미 신고했어요.');
const opened = { type: 'report.opened' };
const closed = { type: 'report.closed' };
const reported = { type: 'report.submitted', reason: 'SPAM', description: '' };
const blocked = { type: 'author.blocked' };

/**
 * Registry entry of the chart of reporting content and blocking its author: sample data and labels
 * for tests, diagrams and the inspector.
 */
export const reportEntry: RegistryEntry = {
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
