import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { parseLogFile } from '#domain/kit/flow-log/log-schema.ts';
import { PROBLEM_REPORT_STEPS } from '#domain/policies/problem-reports.ts';
import { reportFileSchema } from '#domain/problem-reports/report-file.ts';
import { REPORT_FILE } from '../../support/members/problem-reports.ts';

const [actor] = REPORT_FILE.actors;
const [step] = REPORT_FILE.steps;
const [call] = REPORT_FILE.calls;
const accepts = (file: unknown): boolean => v.is(reportFileSchema, file);

describe('file of a problem report', () => {
  it('is a log file that the inspector opens', () => {
    expect(accepts(REPORT_FILE)).toBe(true);
    const opened = parseLogFile(REPORT_FILE);
    expect(opened?.about?.origin).toBe('customer');
    expect(opened?.log.steps).toHaveLength(1);
  });

  it.each<[string, object]>([
    ['a field that is not listed', { note: '안녕하세요' }],
    ['a field of the circumstances', { about: { ...REPORT_FILE.about, email: 'a@b.kr' } }],
    ['an address of a page with an id', { about: { ...REPORT_FILE.about, page: '/users/17' } }],
    ['a query of a page', { about: { ...REPORT_FILE.about, page: '/products?q=hong' } }],
    ['a value of a context', { steps: [{ ...step, context: { q: '김하루' } }] }],
    ['a number as a value of a context', { steps: [{ ...step, context: { phone: 1_012_345_678 } }] }],
    ['an object as a value of a context', { steps: [{ ...step, context: { values: { name: 'text(3)' } } }] }],
    ['a name of a field in Hangul', { steps: [{ ...step, context: { 김하루: 'text(3)' } }] }],
    ['a field of an event', { steps: [{ ...step, event: { type: 'field.changed', value: '010' } }] }],
    ['words as the type of an event', { steps: [{ ...step, event: { type: 'hong gildong' } }] }],
    ['a number in the type of an event', { steps: [{ ...step, event: { type: 'call.01012345678' } }] }],
    ['an e-mail address as a state', { steps: [{ ...step, value: 'hong@example.com' }] }],
    ['an e-mail address in a nested state', { steps: [{ ...step, value: { loaded: 'a@b.kr' } }] }],
    ['a refusal of a guard', { steps: [{ ...step, refusals: [{ context: { q: '김하루' } }] }] }],
    ['the idempotency key of a call', { calls: [{ ...call, key: 'a-key' }] }],
    ['the body of a call', { calls: [{ ...call, body: '{}' }] }],
    ['an address of a call with an id', { calls: [{ ...call, path: '/api/products/김하루' }] }],
    ['a query of a call', { calls: [{ ...call, path: '/api/products?q=a' }] }],
    ['a request id that is none', { calls: [{ ...call, requestId: 'hong-gildong' }] }],
    ['a name of an actor with a space', { actors: [{ ...actor, name: 'hong gildong' }] }],
    ['a picture', { pictures: [{ actor: 1, chart: 'product', svg: '<svg/>' }] }],
    ['more steps than allowed', { steps: Array.from({ length: PROBLEM_REPORT_STEPS + 1 }, () => step) }],
  ])('is refused with %s', (_, change) => {
    expect(accepts({ ...REPORT_FILE, ...change })).toBe(false);
  });
});
