import { ACTION_LIMITS, type LimitedAction } from '#domain/kit/limits.ts';
import type { Context } from '../kit/context.ts';
import { countDeed, countedMember } from '../kit/count-deed.ts';
import { ShopError } from '../kit/shop-error.ts';

type Ports = Pick<Context, 'db' | 'clock' | 'config'>;

/** Counts one more deed of a member, and refuses it beyond the limit. */
export async function countAction(ports: Ports, memberId: number, action: LimitedAction): Promise<void> {
  const deed = { who: countedMember(memberId), action };
  const waitSeconds = await countDeed(ports, deed, ACTION_LIMITS[action]);
  if (waitSeconds > 0) throw new ShopError('TOO_MANY_REQUESTS', [], { waitSeconds });
}
