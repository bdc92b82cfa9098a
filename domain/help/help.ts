import { accountAnswers } from './account-answers.text.ts';
import { communityAnswers } from './community-answers.text.ts';
import type { HelpAnswer } from './help-answer.ts';
import { orderAnswers } from './order-answers.text.ts';
import { paymentAnswers } from './payment-answers.text.ts';
import { returnAnswers } from './return-answers.text.ts';
import { sellingAnswers } from './selling-answers.text.ts';

/** Every answer of the help page, in the order in which they are listed. */
export const HELP_ANSWERS: readonly HelpAnswer[] = [
  ...orderAnswers,
  ...returnAnswers,
  ...paymentAnswers,
  ...accountAnswers,
  ...communityAnswers,
  ...sellingAnswers,
];

/** Returns whether an answer with this key exists. */
export const isHelpKey = (key: string): boolean => HELP_ANSWERS.some((answer) => answer.key === key);
