import { describe, expect, it, vi } from 'vitest';

/** Loads the rules anew with other policies for returns. */
async function withReturns(policies: object) {
  vi.resetModules();
  const path = '/domain/policies/returns.ts';
  vi.doMock(path, async (original) => ({ ...(await original<object>()), ...policies }));
  try {
    return {
      ...(await import('#domain/trade/orders/order-rules.ts')),
      ...(await import('#domain/trade/orders/order-terms.ts')),
    };
  } finally {
    vi.doUnmock(path);
    vi.resetModules();
  }
}

describe('order terms', () => {
  it('stay the same when the policies change; an order without terms follows the policies', async () => {
    const delivered = new Date('2026-11-02T03:00:00Z');
    const dayTen = new Date('2026-11-12T03:00:00Z');
    const before = await withReturns({});
    const terms = JSON.parse(JSON.stringify(before.PRESENT_TERMS));
    const after = await withReturns({ RETURN_DAYS: 14, CONFIRM_DAYS: 15, DEFECT_MONTHS: 1 });
    const [kept, present] = [{ terms }, { terms: null }].map(after.orderTermsOf);
    const rules = (handled: typeof kept) =>
      handled && [
        after.lastReturnDay(delivered, handled),
        after.lastDayToConfirm(delivered, handled),
        after.claimWindowOf(delivered, false, dayTen, handled),
        after.claimWindowOf(delivered, false, new Date('2026-12-05T03:00:00Z'), handled),
      ];
    expect(rules(kept)).toEqual(['2026-11-09', '2026-11-09', 'defectOnly', 'defectOnly']);
    expect(rules(present)).toEqual(['2026-11-16', '2026-11-17', 'open', 'closed']);
  });
});
