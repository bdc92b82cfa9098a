import type { DecisionForm } from '#domain/admin/reports/report-case.ts';
import type { ReportTarget } from '#domain/admin/reports/target.ts';
import type { ReportReason } from '#domain/reviews/review-reaction.ts';
import type { Person } from './people.ts';
import type { Actor } from './stage.ts';

const DAYS = 24;
/** Hours ago of a claim that is still valid. */
export const JUST_NOW = 0.05;

export type Said = readonly [by: Person, hours: number, reason: ReportReason, description?: string];
export type Decided = { by: Actor; hours: number } & Omit<DecisionForm, 'version'>;
/** Appeal of a case, with its decision if there is one. */
export type Objected = {
  by: Person;
  hours: number;
  text: string;
  judged?: { by: Actor; hours: number; isGranted: boolean; answer: string };
};
/** Report case with its reports, claim, decision and appeal. */
export type Case = {
  type: ReportTarget;
  /** Key of the reported item in the script. */
  thing: string;
  reports: readonly Said[];
  claimed?: readonly [by: Actor, hours: number];
  decided?: Decided;
  objected?: Objected;
};

/** Cases that wait for a decision. */
export const WAITING: readonly Case[] = [
  {
    type: 'FEED',
    thing: 'heights',
    reports: [['fresh', 30, 'OTHER', '제가 산 신발이랑 굽 높이가 달라 보여요.']],
  },
  {
    type: 'COMMENT',
    thing: 'sneer',
    reports: [['days', 4 * DAYS, 'ABUSIVE_LANGUAGE', '글쓴이를 비꼬고 있어요.']],
  },
  {
    type: 'FEED',
    thing: 'swap',
    reports: [
      ['days', 90, 'SPAM', '쇼핑몰 밖에서 만나 거래하자고 해요.'],
      ['collector', 70, 'ADVERTISING'],
      ['socks', 50, 'OTHER', '직거래 글은 여기 올리면 안 되지 않나요?'],
    ],
  },
  {
    type: 'FEED',
    thing: 'dealing',
    reports: [
      ['days', 38, 'ADVERTISING', '계좌 이체만 받는다는 판매 글이에요.'],
      ['collector', 36, 'ADVERTISING'],
      ['slow', 33, 'SPAM', '같은 글을 여러 번 봤어요.'],
      ['runner', 31, 'ADVERTISING'],
    ],
  },
  {
    type: 'REVIEW',
    thing: 'rumour',
    reports: [['slow', 50, 'FALSE_INFORMATION', '확인하지 않은 소문을 적었어요.']],
    claimed: ['helper', JUST_NOW],
  },
  {
    type: 'ANSWER',
    thing: 'reply',
    reports: [['blunt', 12, 'OTHER', '발볼을 묻는 후기가 아닌데 같은 말만 붙여 놓아요.']],
  },
];
