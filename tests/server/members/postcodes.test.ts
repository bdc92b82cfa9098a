import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#server/config.ts';
import { jusoSearch } from '#server/members/profile/juso.ts';
import { choosePostcodes, findPostcodes } from '#server/members/profile/postcode-service.ts';
import { samplePostcodes } from '#server/members/profile/postcodes.ts';
import { startTestShop, type TestShop } from '../../support/server/server.ts';
import { startJuso } from '../../support/stand-ins/juso-stand-in.ts';

const FAILURES = 5;
const PAUSE_MS = 30_000;

let shop: TestShop;
let service: Awaited<ReturnType<typeof startJuso>>;
beforeAll(async () => {
  [shop, service] = [await startTestShop(), await startJuso()];
});
afterAll(async () => {
  service.close();
  await shop.close();
});
afterEach(() => {
  service.ail(null);
  service.refuse('0');
  service.asked.length = 0;
});

const searchWith = (key = 'right-key') => jusoSearch({ key, apiUrl: service.url }, shop.clock);

describe('jusoSearch', () => {
  it('returns postcode, road and building of each address, asked with key and words', async () => {
    expect(await searchWith().search(' 영동대로 513 ')).toEqual([
      { zipCode: '06164', roadAddress: '서울특별시 강남구 영동대로 513', building: '코엑스' },
      { zipCode: '06164', roadAddress: '서울특별시 강남구 영동대로 513', building: '' },
    ]);
    expect(Object.fromEntries(service.asked[0] ?? [])).toEqual({
      confmKey: 'right-key',
      currentPage: '1',
      countPerPage: '20',
      keyword: '영동대로 513',
      resultType: 'json',
    });
  });

  it('finds nothing for words that the service refuses, and does not ask for a single letter', async () => {
    service.refuse('E0006');
    expect(await searchWith().search('서울')).toEqual([]);
    expect(service.asked).toHaveLength(1);
    for (const words of ['', ' ', '강', '%%', '[강]']) expect(await searchWith().search(words)).toEqual([]);
    expect(service.asked).toHaveLength(1);
  });

  it('throws for a refused key, a broken and an unexpected response, without saying the key', async () => {
    await expect(searchWith('wrong-key').search('영동대로')).rejects.toThrow(/refused with E0001$/);
    service.ail((response) => response.writeHead(500).end());
    await expect(searchWith().search('영동대로')).rejects.toThrow(/answered 500$/);
    service.ail((response) => response.end('{"results":{}}'));
    await expect(searchWith().search('영동대로')).rejects.toThrow(/^(?!.*right-key)/);
  });

  it('pauses after repeated failures, and asks again later', async () => {
    const { search } = searchWith();
    service.ail((response) => response.writeHead(503).end());
    for (let time = 0; time < FAILURES; time += 1) await expect(search('영동대로')).rejects.toThrow('503');
    await expect(search('영동대로')).rejects.toThrow('paused');
    expect(service.asked).toHaveLength(FAILURES);
    service.ail(null);
    shop.clock.advance(PAUSE_MS);
    expect(await search('영동대로')).toHaveLength(2);
  });
});

describe('choosePostcodes', () => {
  it('chooses the national search with a key, a sample in a demonstration, and none in a real shop', async () => {
    const juso = { key: 'right-key', apiUrl: service.url };
    expect(await choosePostcodes({ juso, demo: false }, shop.clock)?.search('영동대로')).toHaveLength(2);
    expect(choosePostcodes({ juso: null, demo: true }, shop.clock)).toBe(samplePostcodes);
    expect(choosePostcodes({ juso: null, demo: false }, shop.clock)).toBeNull();
  });

  it('reads the key from the environment', () => {
    expect(readConfig({}).juso).toBeNull();
    expect(readConfig({ JUSO_KEY: 'k' }).juso).toEqual({ key: 'k', apiUrl: 'https://business.juso.go.kr' });
  });
});

describe('findPostcodes', () => {
  it('names a search that is off, and one that does not answer', async () => {
    await expect(findPostcodes({ postcodes: null }, '')).rejects.toMatchObject({ code: 'POSTCODES_OFF' });
    await expect(findPostcodes({ postcodes: searchWith('wrong-key') }, '영동대로')).rejects.toMatchObject({
      code: 'POSTCODES_UNAVAILABLE',
    });
    expect(await findPostcodes({ postcodes: samplePostcodes }, '')).toEqual([]);
  });
});
