import type { ReportCase } from '#domain/admin/reports/report-case.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { adminPaths } from '../paths.ts';

type Thing = Pick<ReportCase, 'targetType' | 'targetId' | 'snapshot'>;

/** What people read of a thing, its title first; what else is noted of it says where it stands. */
export const wordsIn = ({ title, nickname, name, content }: Thing['snapshot']): readonly string[] =>
  [title, nickname, name, content].flatMap((words) => words || []);

const LONGEST = 40;
export const beginningOf = (words: string): string =>
  words.length > LONGEST ? `${words.slice(0, LONGEST)}…` : words;

/** The page on which a thing stands. */
export function placeOf({ targetType, targetId, snapshot }: Thing): string {
  switch (targetType) {
    case 'FEED':
      return paths.feed(targetId);
    case 'COMMENT':
      return paths.feed(Number(snapshot.feedId));
    case 'REVIEW':
    case 'ANSWER':
      return paths.product(Number(snapshot.productId));
    case 'PRODUCT':
      return paths.product(targetId);
    case 'STORE':
      return `${adminPaths.sellers}?open=${targetId}`;
    case 'MEMBER':
      return `${adminPaths.members}?open=${targetId}`;
  }
}
