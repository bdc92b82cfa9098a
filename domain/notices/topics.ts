/** Topics of notifications, in display order. */
export const TOPICS = [
  'ORDER',
  'CLAIM',
  'SALE',
  'REVIEW',
  'QUESTION',
  'INQUIRY',
  'FEED',
  'FOLLOW',
  'EVENT',
  'RESTOCK',
  'PRICE',
  'REWARD',
  'INFO',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Topics that only sellers receive. */
const OF_SELLERS: readonly Topic[] = ['SALE'];
/** Returns the topics that a member of this type can receive, in order. */
export const topicsOf = (userType: string): Topic[] =>
  TOPICS.filter((topic) => userType === 'seller' || !OF_SELLERS.includes(topic));

/** Channels of a topic: in-app, e-mail, push to the member's browsers, and KakaoTalk (알림톡). */
export type Channels = { inApp: boolean; mail: boolean; push: boolean; talk: boolean };

/** Returns whether a topic cannot be turned off, which holds for messages about the account. */
export const isFixed = (topic: Topic): boolean => topic === 'INFO';

/** Topics with notifications that are also sent by e-mail. */
const MAILED: readonly Topic[] = ['ORDER', 'CLAIM', 'SALE', 'EVENT', 'REWARD', 'INFO'];
/** Returns whether notifications of a topic can be e-mailed. */
export const isMailed = (topic: Topic): boolean => MAILED.includes(topic);

/** Topics that are pushed by default: what a member waits for, not what others do. */
const PUSHED: readonly Topic[] = [
  'ORDER',
  'CLAIM',
  'SALE',
  'QUESTION',
  'INQUIRY',
  'EVENT',
  'RESTOCK',
  'INFO',
];

/** Topics with notifications that are also sent by KakaoTalk; none of them advertises. */
const TALKED: readonly Topic[] = ['ORDER', 'CLAIM', 'RESTOCK'];
/** Returns whether notifications of a topic can be sent by KakaoTalk. */
export const isTalked = (topic: Topic): boolean => TALKED.includes(topic);

/** Default channels of a topic until a member changes them. */
export const usualChannels = (topic: Topic): Channels => ({
  inApp: true,
  mail: isMailed(topic),
  push: PUSHED.includes(topic),
  // The rest is chosen, because it goes to the phone number of the member.
  talk: topic === 'ORDER',
});
