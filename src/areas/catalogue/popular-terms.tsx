import { searchUiText as text } from '#src/areas/catalogue/search.text.ts';
import { wirePopularTerms } from '#src/areas/catalogue/search.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { statePath } from '#src/ui/flow-frame.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout.tsx';

/** Words that find something; a failed call leaves no gap. */
export function PopularTerms({ hrefOf }: { hrefOf: (term: string) => string }) {
  const { snapshot } = useFlow(wirePopularTerms);
  const terms = snapshot.context.data ?? [];
  return (
    <section data-flow="popularTerms" data-state={statePath(snapshot.value)}>
      {terms.length > 0 ? (
        <Stack gap={3}>
          <SectionTitle>{text.popular}</SectionTitle>
          <Muted>{text.popularHint}</Muted>
          <Row>
            {terms.map((term) => (
              <ButtonLink key={term} href={hrefOf(term)} size="small">
                {term}
              </ButtonLink>
            ))}
          </Row>
        </Stack>
      ) : null}
    </section>
  );
}
