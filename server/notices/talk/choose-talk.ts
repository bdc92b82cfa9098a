import type { Queryable } from '../../db/database.ts';
import type { Clock, Context } from '../../kit/context.ts';
import type { TalkSender } from '../../kit/ports/talk-sender.ts';
import { nhnTalk } from './nhn-talk.ts';
import { outboxTalk } from './outbox-talk.ts';

/** Chooses the sender by KakaoTalk: NHN Cloud with its keys, the outbox in a demonstration, else none. */
export const chooseTalk = (
  { talk, outbox }: Pick<Context['config'], 'talk' | 'outbox'>,
  db: Queryable,
  clock: Clock,
): TalkSender | null => {
  if (talk) return nhnTalk(talk, clock);
  return outbox ? outboxTalk(db, clock) : null;
};
