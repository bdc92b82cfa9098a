/** Names an answer by what it says; weak, because the same words may be sent packed or under another date. */
export const weakTag = (name: string): string => `W/"${name}"`;

const bare = (tag: string): string => tag.trim().replace(/^W\//, '');

/** Whether an asker already has the answer of this tag (`If-None-Match`). */
export const hasAlready = (asked: string | undefined, tag: string): boolean =>
  asked?.split(',').some((known) => known.trim() === '*' || bare(known) === bare(tag)) ?? false;
