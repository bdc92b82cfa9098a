import { useSearch } from 'wouter';
import { PROMPT_LENGTH, type Recommendation } from '#domain/catalogue/recommend.ts';
import { searchText } from '#domain/catalogue/search/search-text.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { recommendationText as text } from '#src/areas/catalogue/recommendations/recommendation.text.ts';
import { wireRecommendation } from '#src/areas/catalogue/recommendations/recommendation.wiring.ts';
import { useAddressed } from '#src/flow/use-flow.ts';
import { recommendationPath } from '#src/lib/loading/lazy-paths.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Chip, Muted, PageTitle, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { SearchForm } from '../search/search-form.tsx';
import { conditionsOf } from './recommendation-labels.ts';
import { RecommendedList } from './recommended-list.tsx';

/** /recommend: recommendations for the sentence in the address. */
export default function RecommendationScreen() {
  const said = searchText(new URLSearchParams(useSearch()).get('q') ?? '')?.slice(0, PROMPT_LENGTH) ?? '';
  return (
    <Stack gap={6}>
      <div>
        <PageTitle>{text.title}</PageTitle>
        <Muted>{text.lead}</Muted>
      </div>
      <SearchForm
        initial={said}
        label={text.inputLabel}
        most={PROMPT_LENGTH}
        addressOf={recommendationPath}
      />
      {said ? <Answer said={said} /> : <Examples />}
    </Stack>
  );
}

function Examples() {
  return (
    <Stack gap={3} as="section">
      <SectionTitle>{text.examples}</SectionTitle>
      <Row>
        {text.sentences.map((sentence) => (
          <ButtonLink key={sentence} href={recommendationPath(sentence)} size="small">
            {sentence}
          </ButtonLink>
        ))}
      </Row>
    </Stack>
  );
}

function Answer({ said }: { said: string }) {
  const { snapshot, send } = useAddressed(wireRecommendation, said, (input) => ({
    type: 'input.changed',
    input,
  }));
  const { data, error } = snapshot.context;
  return (
    <FlowFrame
      flow="recommendation"
      snapshot={snapshot}
      error={error || text.failed}
      onRetry={() => send({ type: 'screen.retried' })}
      hasContent={data !== null}
    >
      {data ? <Found answer={data} /> : null}
    </FlowFrame>
  );
}

function Found({ answer }: { answer: Recommendation }) {
  const conditions = conditionsOf(answer.understood);
  const { nothing, nothingHint, unread, unreadHint } = text;
  return (
    <Stack gap={6}>
      {conditions.length > 0 ? (
        <Row aria-label={text.read} role="group">
          <Muted as="span">{text.read}</Muted>
          {conditions.map((condition) => (
            <Chip key={condition}>{condition}</Chip>
          ))}
        </Row>
      ) : null}
      {answer.count > 0 ? (
        <section>
          <SectionTitle>{text.found(formatNumber(answer.count))}</SectionTitle>
          <RecommendedList answer={answer} />
        </section>
      ) : (
        <Stack gap={6}>
          <EmptyState
            title={conditions.length > 0 ? nothing : unread}
            hint={conditions.length > 0 ? nothingHint : unreadHint}
          >
            <ButtonLink href={paths.searchPage(answer.prompt)}>{text.search}</ButtonLink>
          </EmptyState>
          <Examples />
        </Stack>
      )}
    </Stack>
  );
}
