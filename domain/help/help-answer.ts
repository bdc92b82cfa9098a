/** Topics of the help page, in the order of their chips. */
export const HELP_TOPICS = ['orders', 'returns', 'payment', 'account', 'community', 'selling'] as const;
export type HelpTopic = (typeof HELP_TOPICS)[number];

/** Page on which a member does what an answer describes; the client maps it to a path. */
export type HelpPage =
  | 'orders'
  | 'cart'
  | 'addresses'
  | 'points'
  | 'level'
  | 'coupons'
  | 'reviews'
  | 'signup'
  | 'findAccount'
  | 'findPassword'
  | 'loginSettings'
  | 'mfaSettings'
  | 'deviceSettings'
  | 'noticeSettings'
  | 'profileEdit'
  | 'withdraw'
  | 'feedCreate'
  | 'events'
  | 'badges'
  | 'becomeSeller'
  | 'terms'
  | 'privacy';

/** A question with its answer; numbers in the answer are read from policies. */
export type HelpAnswer = {
  /** Anchor in the address of the page; unique and permanent, because links to answers are shared. */
  key: string;
  topic: HelpTopic;
  question: string;
  /** Returns the paragraphs of the answer. */
  answer: () => readonly string[];
  /** Pages on which the member goes on, most likely first. */
  pages: readonly HelpPage[];
  /** Further words that people search for, separated by spaces. */
  words: string;
};
