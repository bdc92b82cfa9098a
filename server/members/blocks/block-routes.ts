import { contentAddress } from '#domain/kit/pictures/image-url.ts';
import { blockMember } from '#domain/members/profile/block.ts';
import { listBlocks, unblockMember } from '#domain/members/profile/blocks.ts';
import { inTransaction } from '../../db/transaction.ts';
import type { Feature } from '../../kit/feature.ts';
import { ShopError } from '../../kit/shop-error.ts';
import { deleteNoticesBetween } from '../../notices/notify.ts';
import { partFollows } from '../follows/follow-store.ts';
import { dropBlock, findBlocked, keepBlock } from './block-store.ts';

const ITSELF = { field: 'userId', message: '나를 차단할 수는 없어요.' };

/** Registers the endpoints of blocks; their effect on reads is in `reported-sql.ts`. */
export const blockRoutes: Feature = (route, { db, clock }) => {
  route(listBlocks, async ({ user }) => {
    const rows = await findBlocked(db, user.id);
    return rows.map((row) => ({
      userId: row.blockedId,
      nickname: row.nickname,
      profileImageUrl: contentAddress(row.profileImageUrl),
      blockedAt: row.at.toISOString(),
    }));
  });
  route(blockMember, ({ user, body: { userId } }) =>
    inTransaction(db, async (tx) => {
      if (userId === user.id) throw new ShopError('INVALID_INPUT_VALUE', [ITSELF]);
      if (!(await keepBlock(tx, user.id, userId, clock.now()))) throw new ShopError('USER_NOT_FOUND');
      await deleteNoticesBetween(tx, user.id, userId);
      await partFollows(tx, user.id, userId);
      return null;
    }),
  );
  route(unblockMember, async ({ user, params }) => {
    await dropBlock(db, user.id, params.userId);
    return null;
  });
};
