import { useSearch } from 'wouter';
import { searchText } from '#domain/catalogue/search/search-text.ts';
import { recommendationText } from '#src/areas/catalogue/recommendations/recommendation.text.ts';
import { searchUiText as text } from '#src/areas/catalogue/search/search.text.ts';
import { rememberSearch, wireSearchPage } from '#src/areas/catalogue/search/search.wiring.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { useShown } from '#src/flow/use-shown.ts';
import { recommendationPath } from '#src/lib/loading/lazy-paths.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, Stack } from '#src/ui/layout/layout.tsx';
import { usePageName } from '#src/ui/layout/page-name.ts';
import { EmptySearch } from './empty-search.tsx';
import { SearchForm } from './search-form.tsx';
import { SearchResults } from './search-results.tsx';

const queryOf = (search: string): string => searchText(new URLSearchParams(search).get('q') ?? '') ?? '';

/** Search over products, feeds, stores and categories; the address owns the text. */
export default function SearchScreen() {
  const q = queryOf(useSearch());
  const { snapshot, send } = useAddressed(wireSearchPage, { q }, (next) => ({
    type: 'query.changed',
    q: next.q,
  }));
  const { findings, error } = snapshot.context;
  const name = q ? text.titleOf(q) : text.title;
  usePageName(name);
  useShown(q || null, rememberSearch);
  return (
    <Stack gap={6}>
      <PageTitle>{name}</PageTitle>
      <SearchForm initial={q} />
      <p>
        <TextLink href={recommendationPath(q)}>{recommendationText.toHere}</TextLink>
      </p>
      <FlowFrame
        flow="searchPage"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {snapshot.matches('blank') ? <EmptySearch /> : null}
        {snapshot.hasTag('ready') && findings ? <SearchResults q={q} findings={findings} /> : null}
      </FlowFrame>
    </Stack>
  );
}
