import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANONYMOUS_LIMITS } from '#domain/kit/rate-limits.ts';
import { withQueryCount } from '#server/db/statements/query-counter.ts';
import { type AnonymousClient, limitAnonymous } from '#server/kit/rate-limit/anonymous-rate-limit.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop({ rateLimitFactor: 1 });
});
afterAll(() => shop.close());

const { most, seconds } = ANONYMOUS_LIMITS.FORGOT_PASSWORD;
/** Returns the wait of each try in seconds; 0 if it is allowed. */
const waits = async (strangers: readonly AnonymousClient[]): Promise<number[]> => {
  const told: number[] = [];
  for (const stranger of strangers)
    await limitAnonymous(shop.ports, 'FORGOT_PASSWORD', stranger).then(
      () => told.push(0),
      ({ waitSeconds }) => told.push(waitSeconds),
    );
  return told;
};
const allowed = Array<number>(most).fill(0);

describe('anonymous rate limits', () => {
  it('count one IPv6 household, whatever address it uses', async () => {
    const from = (host: number) => ({ ip: `2001:db8:1:2::${host}`, email: `a${host}@x.kr` });
    expect(await waits([0, 1, 2, 3, 4, 5].map(from))).toEqual([...allowed, seconds]);
    expect(await waits([{ ip: '2001:db8:1:3::1', email: 'a9@x.kr' }])).toEqual([0]);
  });

  it('count one address, however it is written, and no other action', async () => {
    const at = (host: number) => ({ ip: `10.0.0.${host}`, email: 'b@x.kr' });
    expect(await waits([0, 1, 2, 3, 4, 5].map(at))).toEqual([...allowed, seconds]);
    await limitAnonymous(shop.ports, 'UNLOCK', at(7));
  });

  it('end with their window', async () => {
    expect(await waits([{ ip: '10.0.1.1', email: 'b@x.kr' }])).not.toEqual([0]);
    shop.clock.advance(seconds * 1_000);
    expect(await waits([{ ip: '10.0.1.1', email: 'b@x.kr' }])).toEqual([0]);
  });

  it('cost the same queries when they refuse, and store no plain address', async () => {
    const stranger = { ip: '10.0.2.1', email: 'c@x.kr' };
    const queries = () =>
      withQueryCount(async (noted) => {
        await waits([stranger]);
        return noted.queries;
      });
    const counts: number[] = [];
    for (let count = 0; count < most + 2; count += 1) counts.push(await queries());
    expect(new Set(counts)).toEqual(new Set([2]));
    const rows = await shop.db.selectFrom('action_counts').select('who').execute();
    expect(JSON.stringify(rows)).not.toMatch(/10\.0|x\.kr|2001/);
  });
});
