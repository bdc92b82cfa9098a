import { describe, expect, it } from 'vitest';
import { allScreens } from '#src/app/routes/all-screens.ts';
import { hasActionBar, WITH_ACTION_BAR } from '#src/app/shell/header/action-bar-screens.ts';
import { headerAt, watchScrolling } from '#src/app/shell/header/header-scroll.tsx';

describe('tab bar', () => {
  it('is hidden only on pages of the route table', () => {
    const keys = allScreens.map(([key]) => key);
    expect(WITH_ACTION_BAR.filter((key) => !keys.includes(key))).toEqual([]);
  });

  it.each([
    ['/products/7', true],
    ['/cart', true],
    ['/feed/7', true],
    ['/products/7/reviews', false],
    ['/products', false],
    ['/', false],
    ['/checkout', false],
    ['/payment', true],
    ['/my-orders/7', false],
    ['/my-orders/7/claim/8', true],
    ['/mypage/purchases/7', false],
    ['/mypage/purchases/7/claim/8', true],
    ['/claim-manage', false],
  ])('%s has its own action bar: %s', (path, has) => {
    expect(hasActionBar(path)).toBe(has);
  });
});

describe('header on a phone', () => {
  it('hides while scrolling down, and shows on the first scroll up', () => {
    expect(headerAt(400, 300, false)).toBe(true);
    expect(headerAt(380, 400, true)).toBe(false);
    // A scroll of a few pixels changes nothing.
    expect([headerAt(403, 400, true), headerAt(403, 400, false)]).toEqual([true, false]);
    // At the top of the page the header is always shown.
    expect(headerAt(100, 10, true)).toBe(false);
  });

  const scrolled = (isStill: boolean, ...places: readonly number[]): (string | undefined)[] => {
    const page = Object.assign(new EventTarget(), {
      scrollY: 0,
      document: { documentElement: { dataset: {} as DOMStringMap } },
      matchMedia: () => ({ matches: isStill }),
    });
    // An object with only the members of `window` that the code uses.
    const stop = watchScrolling(page as unknown as Window);
    const seen = places.map((y) => {
      page.scrollY = y;
      page.dispatchEvent(new Event('scroll'));
      return page.document.documentElement.dataset.header;
    });
    stop();
    return [...seen, page.document.documentElement.dataset.header];
  };

  it('marks the document, and removes the mark when stopped', () => {
    expect(scrolled(false, 200, 500, 450, 700)).toEqual(['away', 'away', undefined, 'away', undefined]);
  });

  it('stays visible with reduced motion', () => {
    expect(scrolled(true, 200, 500)).toEqual([undefined, undefined, undefined]);
  });
});
