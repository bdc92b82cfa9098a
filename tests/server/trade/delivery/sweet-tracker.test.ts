import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { CARRIERS } from '#domain/trade/delivery/carriers.ts';
import { readConfig } from '#server/config.ts';
import { sweetTracker } from '#server/trade/orders/delivery/sweet-tracker.ts';
import { startSweetTracker } from '../../../support/stand-ins/sweet-tracker-stand-in.ts';

const NUMBER = '612345678901';
const HOUR = 3_600_000;
const SENT = Date.parse('2026-11-25T05:00:00Z');
const WAY = [1, 2, 3, 3, 4, 5, 6].map((level, hours) => ({ level, time: SENT + hours * HOUR }));

let service: Awaited<ReturnType<typeof startSweetTracker>>;
beforeAll(async () => {
  service = await startSweetTracker();
});
afterAll(() => service.close());
afterEach(() => service.ail(null));

const tracker = (key = 'right-key') => sweetTracker({ key, apiUrl: service.url });
const track = (carrier = 'CJ대한통운') => tracker().track(carrier, NUMBER);
const at = (hours: number): Date => new Date(SENT + hours * HOUR);

describe('SweetTracker', () => {
  it.each([
    ['is not collected', 1, []],
    ['is accepted', 2, [['ACCEPTED', 1]]],
    [
      'is at a hub',
      5,
      [
        ['ACCEPTED', 1],
        ['AT_HUB', 2],
      ],
    ],
    [
      'is out for delivery',
      6,
      [
        ['ACCEPTED', 1],
        ['AT_HUB', 2],
        ['OUT_FOR_DELIVERY', 5],
      ],
    ],
    [
      'is delivered',
      7,
      [
        ['ACCEPTED', 1],
        ['AT_HUB', 2],
        ['OUT_FOR_DELIVERY', 5],
        ['DELIVERED', 6],
      ],
    ],
  ] as const)('returns each step once, by its first time, when a parcel %s', async (_, told, steps) => {
    service.say('04', NUMBER, WAY.slice(0, told));
    expect(await track()).toEqual(steps.map(([step, hours]) => ({ step, at: at(hours) })));
  });

  it('is called with the key, the number and its code of each courier of the shop', async () => {
    service.asked.length = 0;
    for (const { name } of CARRIERS) await tracker().track(name, NUMBER);
    const codes = service.asked.map((query) => query.get('t_code'));
    expect(new Set(codes).size).toBe(CARRIERS.length);
    expect(codes.every((code) => /^\d\d$/.test(code ?? ''))).toBe(true);
    expect(new Set(service.asked.map((query) => `${query.get('t_key')} ${query.get('t_invoice')}`))).toEqual(
      new Set([`right-key ${NUMBER}`]),
    );
  });

  it('returns "unknown" for a number its courier does not know, and is not called for other couriers', async () => {
    expect(await tracker().track('우체국택배', '1234567890123')).toBeNull();
    service.asked.length = 0;
    expect(await track('한빛택배')).toBeNull();
    expect(service.asked).toEqual([]);
  });

  it('fails without printing the key if the key is refused', async () => {
    const refused = await tracker('wrong-key')
      .track('CJ대한통운', NUMBER)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(Error);
    expect(String(refused)).toContain('101');
    expect(String(refused)).not.toContain('wrong-key');
  });

  it.each([
    ['an error of the server', (response) => void response.writeHead(500).end()],
    ['a redirect', (response) => void response.writeHead(302, { location: '/' }).end()],
    ['no JSON', (response) => void response.writeHead(200).end('<html>')],
    ['something else than a parcel', (response) => void response.writeHead(200).end('{"result":"Y"}')],
    ['a cut connection', (response) => void response.destroy()],
  ] as readonly [string, NonNullable<Parameters<typeof service.ail>[0]>][])(
    'fails when it answers with %s',
    async (_, how) => {
      service.ail(how);
      await expect(track()).rejects.toThrow();
    },
  );

  it('fails when it does not answer within five seconds', { timeout: 20_000 }, async () => {
    service.ail(() => {});
    await expect(track()).rejects.toThrow(/timeout/i);
  });
});

describe('parcel tracking configuration', () => {
  it('uses SweetTracker with a key only, and the built-in carrier without', () => {
    expect(readConfig({ NODE_ENV: 'test' }).parcels).toBeNull();
    expect(readConfig({ NODE_ENV: 'test', SWEETTRACKER_KEY: 'k' }).parcels).toEqual({
      key: 'k',
      apiUrl: 'https://info.sweettracker.co.kr',
    });
  });
});
