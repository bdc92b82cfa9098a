import { useEffect, useState } from 'react';
import { PopularTerms } from '#src/areas/catalogue/search/popular-terms.tsx';
import { searchUiText as text } from '#src/areas/catalogue/search/search.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { recentSearches } from '#src/lib/storage/recent-searches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Icon } from '#src/ui/icons/every-icon.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { PopularBelow, RecentViewsBelow } from '#src/ui/products/rail.tsx';

/** Content before a search: recent searches of this browser, which can be repeated or removed, and popular terms. */
export function EmptySearch() {
  const { storage } = useApp();
  const recent = recentSearches(storage);
  const [labels, setLabels] = useState<string[]>([]);
  const read = () => setLabels(recent.read());
  // Recent searches are stored only in the browser: the server-rendered page hydrates without them.
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, and after each change from here.
  useEffect(read, []);
  const forget = (work: () => void) => {
    work();
    read();
  };
  return (
    <Stack gap={8}>
      <Stack gap={3}>
        <Row spread>
          <SectionTitle>{text.recent}</SectionTitle>
          {labels.length > 0 ? (
            <Button size="small" tone="ghost" type="button" onClick={() => forget(recent.clear)}>
              {text.clearRecent}
            </Button>
          ) : null}
        </Row>
        {labels.length === 0 ? <Muted>{text.noRecent}</Muted> : null}
        <Row as="ul">
          {labels.map((label) => (
            <Row as="li" key={label} css={{ gap: 0, flexWrap: 'nowrap' }}>
              <ButtonLink href={paths.searchPage(label)} size="small">
                {label}
              </ButtonLink>
              <Button
                size="small"
                tone="ghost"
                type="button"
                aria-label={text.remove(label)}
                onClick={() => forget(() => recent.remove(label))}
              >
                <Icon name="close" size={18} />
              </Button>
            </Row>
          ))}
        </Row>
      </Stack>
      <PopularTerms ranked hrefOf={paths.searchPage} />
      <RecentViewsBelow title={text.seen} without={[]} />
      <PopularBelow />
    </Stack>
  );
}
