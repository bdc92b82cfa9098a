import { initialOf } from '../catalogue/search/matched-text.ts';
import { HELP_ANSWERS } from './help.ts';
import type { HelpAnswer, HelpTopic } from './help-answer.ts';

/** Most characters of a search on the help page. */
export const MAX_HELP_QUERY = 60;

/** What the help page lists: a topic, null for all, and the typed words. */
export type HelpFilter = { topic: HelpTopic | null; q: string };

/** Text of an answer in the forms that are searched; spaces are ignored, as in the search of products. */
type Searched = { question: string; questionInitials: string; words: string; text: string };

/** Letters decomposed into jamo, so that an unfinished syllable matches the finished one. */
const jamo = (text: string): string => text.toLowerCase().replace(/\s+/g, '').normalize('NFKD');
const initials = (text: string): string =>
  [...text.toLowerCase().replace(/\s+/g, '')].map((letter) => initialOf(letter).normalize('NFKD')).join('');

const searchedOf = ({ question, words, answer }: HelpAnswer): Searched => ({
  question: jamo(question),
  questionInitials: `${initials(question)} ${words.split(' ').map(initials).join(' ')}`,
  words: jamo(words),
  text: jamo(answer().join(' ')),
});

/** Returns how well one word matches: 3 in the question, 2 in its search words, 1 in the answer, 0 not at all. */
function rankOf(word: string, { question, questionInitials, words, text }: Searched): number {
  const typed = jamo(word);
  if (question.includes(typed) || questionInitials.includes(typed)) return 3;
  if (words.includes(typed)) return 2;
  return text.includes(typed) ? 1 : 0;
}

/**
 * Returns the answers of a topic that contain every typed word, in question, search words or answer; Korean words may
 * be typed by initial consonants or with an unfinished last syllable. Matches in questions come first.
 */
export function findAnswers({ topic, q }: HelpFilter): HelpAnswer[] {
  const words = q.split(/\s+/).filter(Boolean);
  const ofTopic = HELP_ANSWERS.filter((answer) => topic === null || answer.topic === topic);
  return ofTopic
    .map((answer) => {
      const searched = searchedOf(answer);
      const ranks = words.map((word) => rankOf(word, searched));
      return {
        answer,
        found: ranks.every((rank) => rank > 0),
        rank: ranks.reduce((sum, one) => sum + one, 0),
      };
    })
    .filter(({ found }) => found)
    .toSorted((one, other) => other.rank - one.rank)
    .map(({ answer }) => answer);
}
