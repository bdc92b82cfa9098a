/** What notices are about, in the order in which the page and the settings show them. */
export const TOPICS = [
  'ORDER',
  'CLAIM',
  'SALE',
  'REVIEW',
  'FEED',
  'FOLLOW',
  'EVENT',
  'RESTOCK',
  'REWARD',
  'INFO',
] as const;
export type Topic = (typeof TOPICS)[number];

/** Topics that only sellers are notified of. */
const OF_SELLERS: readonly Topic[] = ['SALE'];
/** Topics that a member of this type can be notified of, in their order. */
export const topicsOf = (userType: string): Topic[] =>
  TOPICS.filter((topic) => userType === 'seller' || !OF_SELLERS.includes(topic));

/** How a topic reaches a member: inside the shop, and by mail. */
export type Channels = { inApp: boolean; mail: boolean };

/** What a member may choose of a topic: what concerns the account itself is always told. */
export const isFixed = (topic: Topic): boolean => topic === 'INFO';

/** Topics of which some notice also goes out as a mail. */
const MAILED: readonly Topic[] = ['ORDER', 'CLAIM', 'SALE', 'EVENT', 'REWARD', 'INFO'];
export const isMailed = (topic: Topic): boolean => MAILED.includes(topic);

/** What holds until a member chooses otherwise. */
export const usualChannels = (topic: Topic): Channels => ({ inApp: true, mail: isMailed(topic) });
