import { describe, expect, it } from 'vitest';
import { HELP_ANSWERS } from '#domain/help/help.ts';
import { ACCESS, judge } from '#src/app/access.ts';
import { allScreens } from '#src/app/routes/all-screens.ts';
import { headOf } from '#src/app/ssr/write-head.ts';
import { helpAddressFrom, helpPath } from '#src/areas/shell/help/help-address.ts';
import { HELP_LINKS } from '#src/areas/shell/help/help-links.ts';
import { SETTINGS_CARDS } from '#src/areas/shell/my-page/settings-cards.ts';

const shopper = { pending: false, userType: 'user' } as const;
const links = Object.entries(HELP_LINKS);

describe('links of answers', () => {
  it.each(links)('%s leads to a screen that a shopper may open', (_, link) => {
    const [path = ''] = link.split('?');
    const rows = allScreens.filter(([, row]) => [row.path, ...(row.also ?? [])].includes(path));
    expect(rows.map(([, { access }]) => judge(ACCESS[access], shopper).kind)).toEqual(['allow']);
  });

  it('are used by answers, each at least once', () => {
    const used = new Set(HELP_ANSWERS.flatMap(({ pages }) => pages.map((page): string => page)));
    expect(Object.keys(HELP_LINKS).filter((page) => !used.has(page))).toEqual([]);
  });

  it('name existing cards of the account settings', () => {
    const cards = SETTINGS_CARDS.map(({ tab }) => tab);
    const named = links.flatMap(([, link]) => new URLSearchParams(link.split('?')[1]).getAll('tab'));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((tab) => !cards.includes(tab))).toEqual([]);
  });
});

describe('address of the help page', () => {
  it.each([
    ['/help', { topic: null, q: '', open: null }],
    ['/help?topic=returns', { topic: 'returns', q: '', open: null }],
    [
      '/help?topic=orders&q=%EB%B0%B0%EC%86%A1+%EB%B9%84#delivery-fee',
      { topic: 'orders', q: '배송 비', open: 'delivery-fee' },
    ],
  ] as const)('%s is read as it is written', (path, address) => {
    expect(helpPath(address)).toBe(path);
    const { search, hash } = new URL(path, 'https://shop.example');
    expect(helpAddressFrom(search, hash)).toEqual(address);
  });

  it('drops unknown topics and anchors, and cuts long words', () => {
    const { topic, q, open } = helpAddressFrom(`?topic=weather&q=${'a'.repeat(99)}`, '#return-fees');
    expect([topic, q.length, open]).toEqual([null, 60, null]);
  });
});

it('the head of the help page lists every answer as structured data', async () => {
  const place = { path: '/help', search: '', hostname: 'shop.example', publicUrl: 'https://shop.example' };
  const head = await headOf(place, { known: () => null, ask: () => Promise.resolve(null) });
  const [data] = head?.linkedData ?? [];
  expect(data).toMatchObject({ '@type': 'FAQPage' });
  const asked = Object(data).mainEntity.map(({ name }: { name: string }) => name);
  expect(asked).toEqual(HELP_ANSWERS.map(({ question }) => question));
});
