import { describe, expect, it } from 'vitest';
import { feedDetailMachine } from '#machines/community/feed-detail.machine.ts';
import { feedListMachine } from '#machines/community/feed-list.machine.ts';
import { feeds } from '#proof/kit/feed.samples.ts';
import { communityHeads } from '#src/areas/community/heads.ts';
import { drawnScreen } from '../../support/client/rendered-screen.ts';

const [feed] = feeds;
if (!feed) throw new Error('there are no sample feeds');

describe('head of a feed page', () => {
  const headOf = (data: typeof feed | null) =>
    communityHeads.feedDetail(drawnScreen({ known: { [feedDetailMachine.id]: { data } } }));

  it('has author and time', async () => {
    const head = await headOf({ ...feed, id: 7, title: '한강', content: '가볍고 편해요.' });
    expect(head).toMatchObject({ path: '/feed/7', kind: 'article', picture: feed.images[0]?.imageUrl });
    expect(head?.linkedData).toMatchObject([
      {
        '@type': 'SocialMediaPosting',
        headline: '한강',
        author: { '@type': 'Person', name: feed.user.nickname },
        datePublished: feed.createdAt,
        image: feed.images.map(({ imageUrl }) => `https://shop.example/content/${imageUrl}`),
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { item: 'https://shop.example/' },
          { item: 'https://shop.example/feeds' },
          { name: '한강', item: 'https://shop.example/feed/7' },
        ],
      },
    ]);
  });

  it('quotes the first 120 characters', async () => {
    const long = { ...feed, content: '가'.repeat(500) };
    expect((await headOf(long))?.description.match(/가+…$/)?.[0]).toHaveLength(120);
    const longest = { ...long, user: { ...feed.user, nickname: '나'.repeat(60) } };
    expect((await headOf(longest))?.description).toHaveLength(160);
  });

  it('is null for a missing feed', async () => {
    expect(await headOf(null)).toBeNull();
  });
});

describe('head of a feed list', () => {
  const headOf = (search: string, items = [feed]) =>
    communityHeads.feedList(drawnScreen({ search, known: { [feedListMachine.id]: { page: { items } } } }));

  it('has a canonical address per type and page', async () => {
    expect(await headOf('utm_source=x')).toMatchObject({ path: '/feeds', robots: null });
    expect(await headOf('page=2&type=daily')).toMatchObject({
      path: '/feeds?type=daily&page=2',
      robots: null,
    });
  });

  it.each(['sort=popular', 'q=a', 'hashtags=a', 'productName=a', 'startDate=2026-01-01'])(
    '%s is noindex',
    async (search) => {
      expect(await headOf(search)).toMatchObject({ robots: 'noindex, follow' });
    },
  );

  it('is noindex if the list is empty', async () => {
    expect(await headOf('page=999', [])).toMatchObject({ robots: 'noindex, follow' });
  });
});
