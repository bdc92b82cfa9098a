import { formatNumber } from '#domain/kit/format.ts';
import type { MemberPage } from '#domain/members/profile/member-page.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { feedPageText } from '../feed-list/feed-pages.text.ts';
import { TypeTabs } from '../feed-list/feed-tabs.tsx';
import { feedText } from '../feed-list/feeds.text.ts';
import { memberText as text } from './member.text.ts';
import { type MemberTab, memberAddress } from './member-address.ts';

const TABS = [
  [null, ({ feedCounts }: MemberPage) => feedCounts.totalCount],
  ['daily', ({ feedCounts }: MemberPage) => feedCounts.dailyCount],
  ['event', ({ feedCounts }: MemberPage) => feedCounts.eventCount],
  ['ranking', ({ feedCounts }: MemberPage) => feedCounts.rankingCount],
  ['reviews', ({ reviewCount }: MemberPage) => reviewCount],
] as const;
const nameOf = (tab: MemberTab): string => (tab === 'reviews' ? text.reviews : feedText.types[tab ?? 'all']);

type MemberTabsProps = {
  userId: number;
  tab: MemberTab;
  /** Profile with the counts; null until it has loaded. */
  member: MemberPage | null;
};

/** Tabs of a profile; the address keeps the selected one. */
export function MemberTabs({ userId, tab, member }: MemberTabsProps) {
  const { navigate } = useApp();
  return (
    <TypeTabs role="group" aria-label={feedText.tabs} css={{ overflowX: 'auto' }}>
      {TABS.map(([one, countOf]) => (
        <button
          key={one ?? 'all'}
          type="button"
          aria-pressed={tab === one}
          onClick={() => navigate(memberAddress(userId, { tab: one, list: null }))}
        >
          {member ? feedPageText.countOf(nameOf(one), formatNumber(countOf(member))) : nameOf(one)}
        </button>
      ))}
    </TypeTabs>
  );
}
