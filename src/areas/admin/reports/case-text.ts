import type { ReportCase } from '#domain/admin/reports/report-case.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { adminPaths } from '../paths.ts';

type Thing = Pick<ReportCase, 'targetType' | 'targetId' | 'snapshot'>;

/** Texts of reported content, its title first; other fields of the snapshot are left out. */
export const wordsIn = ({ title, nickname, name, content }: Thing['snapshot']): readonly string[] =>
  [title, nickname, name, content].flatMap((words) => words || []);

const LONGEST = 40;
/** Returns the beginning of a reported text; longer ones are cut with an ellipsis. */
export const initialSnapshotsOf = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;

/** Path of the page with the reported content. */
export function placeOf({ targetType, targetId, snapshot }: Thing): string {
  switch (targetType) {
    case 'FEED':
      return paths.feed(targetId);
    case 'COMMENT':
      return paths.feed(Number(snapshot.feedId));
    case 'REVIEW':
    case 'ANSWER':
    case 'QUESTION':
    case 'QUESTION_ANSWER':
    case 'BUYER_ANSWER':
      return paths.product(Number(snapshot.productId));
    case 'PRODUCT':
      return paths.product(targetId);
    case 'STORE':
      return `${adminPaths.sellers}?open=${targetId}`;
    case 'MEMBER':
      return `${adminPaths.members}?open=${targetId}`;
  }
}
