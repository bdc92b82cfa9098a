import { describe, expect, it } from 'vitest';
import { parseLsn, replicaLag } from '#server/db/replica/replica-lag.ts';
import { isReplicaRead } from '#server/http/replica-reads.ts';

describe('lag of a replica', () => {
  it('is the age of the newest position of the primary that the replica has reached', () => {
    const lag = replicaLag();
    lag.notePrimary(parseLsn('0/10'), 1_000);
    lag.notePrimary(parseLsn('0/20'), 2_000);
    lag.notePrimary(parseLsn('0/30'), 3_000);
    expect(lag.lagOf(parseLsn('0/2F'), 3_500)).toBe(1_500);
    expect(lag.lagOf(parseLsn('0/30'), 3_500)).toBe(500);
    expect(lag.lagOf(parseLsn('0/5'), 3_500)).toBe(Number.POSITIVE_INFINITY);
  });

  it('compares positions beyond 32 bits', () => {
    expect(parseLsn('16/B374D848')).toBe(0x16_b3_74_d8_48n);
    expect(parseLsn('1/0') > parseLsn('0/FFFFFFFF')).toBe(true);
  });
});

describe('reads that a replica may answer', () => {
  it.each([
    ['catalogue', 'GET', '/api/products', true],
    ['community', 'GET', '/api/feeds/{id}/comments', true],
    ['seller', 'GET', '/api/seller/dashboard', true],
    ['admin', 'GET', '/api/admin/dashboard/rows', true],
    ['seller', 'GET', '/api/seller/orders', false],
    ['admin', 'GET', '/api/admin/dashboards', false],
    ['trade', 'GET', '/api/users/orders', false],
    ['members', 'GET', '/api/users/me/profile', false],
    ['catalogue', 'POST', '/api/products', false],
  ] as const)('%s: %s %s is %s', (area, method, path, expected) =>
    expect(isReplicaRead(area, { method, path })).toBe(expected),
  );
});
