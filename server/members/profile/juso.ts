import * as v from 'valibot';
import type { Postcode } from '#domain/members/account/address.ts';
import type { Clock } from '../../kit/context.ts';
import { circuitBreaker } from '../../kit/external-calls/circuit-breaker.ts';
import { externalCall } from '../../kit/external-calls/external-call.ts';
import type { PostcodeSearch } from '../../kit/ports/postcode-search.ts';

export type JusoOptions = { key: string; apiUrl: string };

/** Most addresses of one response. */
const MOST = 20;
/** Shortest words that the service searches; it refuses a single letter. */
const LEAST = 2;
/** Characters that the service refuses in a query. */
const REFUSED = /[%=><[\]]/g;
/**
 * Codes by which the service refuses the words of a query: none, too many results, a province alone,
 * a single letter, a number alone, too long, too many digits, special characters.
 */
const WORDS_REFUSED = new Set([
  'E0005',
  'E0006',
  'E0008',
  'E0009',
  'E0010',
  'E0011',
  'E0012',
  'E0013',
  'E0015',
]);

const answerSchema = v.object({
  results: v.object({
    common: v.object({ errorCode: v.string() }),
    juso: v.nullish(
      v.array(v.object({ zipNo: v.string(), roadAddrPart1: v.string(), bdNm: v.nullish(v.string()) })),
    ),
  }),
});

/**
 * Search for road addresses of the Ministry of the Interior (도로명주소 API). Words that the service
 * refuses find nothing; a refused key, a timeout or an unexpected response throws, and repeated ones
 * open a circuit for a while.
 */
export const jusoSearch = ({ key, apiUrl }: JusoOptions, clock: Clock): PostcodeSearch => {
  const circuit = circuitBreaker(clock, {
    isFailure: () => true,
    paused: () => new Error('the address service is paused'),
  });
  return {
    search: async (query) => {
      const keyword = query.replace(REFUSED, ' ').trim();
      if (keyword.length < LEAST) return [];
      return circuit.run(() => ask({ key, apiUrl }, keyword));
    },
  };
};

async function ask({ key, apiUrl }: JusoOptions, keyword: string): Promise<Postcode[]> {
  const asked = new URLSearchParams({
    confmKey: key,
    currentPage: '1',
    countPerPage: String(MOST),
    keyword,
    resultType: 'json',
  });
  const { ok, status, text } = await externalCall(`${apiUrl}/addrlink/addrLinkApi.do?${asked}`, {});
  if (!ok) throw new Error(`the address service answered ${status}`);
  const { common, juso } = v.parse(answerSchema, JSON.parse(text)).results;
  if (WORDS_REFUSED.has(common.errorCode)) return [];
  if (common.errorCode !== '0') throw new Error(`the address service refused with ${common.errorCode}`);
  return (juso ?? []).map(({ zipNo, roadAddrPart1, bdNm }) => ({
    zipCode: zipNo,
    roadAddress: roadAddrPart1,
    building: bdNm ?? '',
  }));
}
