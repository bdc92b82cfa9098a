import { describe, expect, it } from 'vitest';
import { accuracyOf, type ReporterFacts, trustOf, weightOf } from '#domain/admin/reports/report-score.ts';

const SOMEBODY: ReporterFacts = {
  ageDays: 30,
  hasBought: false,
  hasReceived: false,
  hasProvenPhone: false,
  level: 1,
  judged: 0,
  agreed: 0,
};
const facts = (own: Partial<ReporterFacts>): ReporterFacts => ({ ...SOMEBODY, ...own });

describe('weightOf and accuracyOf: score of a report', () => {
  it.each([
    ['an account of yesterday', { ageDays: 6.9 }, 0],
    ['an account of yesterday at a high level', { ageDays: 1, level: 9 }, 0],
    ['one of yesterday that has bought', { ageDays: 1, hasBought: true }, 1],
    ['a member', { ageDays: 7 }, 1],
    ['a proven telephone', { hasProvenPhone: true }, 2],
    ['something received', { hasBought: true, hasReceived: true }, 2],
    ['level four', { level: 4 }, 1],
    ['level five', { level: 5 }, 3],
  ])('%s: trust', (_, own, trust) => {
    expect(trustOf(facts(own))).toBe(trust);
    expect(weightOf(facts(own), 'SPAM')).toBe(1 + trust);
    expect(weightOf(facts(own), 'COPYRIGHT_VIOLATION')).toBe(3 + trust);
  });

  it.each([
    [4, 0, 0],
    [5, 0, -2],
    [5, 5, 2],
    [10, 5, 0],
    [8, 6, 1],
  ])('%i judged, %i right: %f', (judged, agreed, accuracy) => {
    expect(accuracyOf({ judged, agreed })).toBe(accuracy);
  });

  it('is never negative', () => {
    expect(weightOf(facts({ ageDays: 1, judged: 9, agreed: 0 }), 'OTHER')).toBe(0);
    expect(weightOf(facts({ judged: 9, agreed: 0 }), 'OTHER')).toBe(0);
  });
});
