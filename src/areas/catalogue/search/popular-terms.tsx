import { Link } from 'wouter';
import { searchUiText as text } from '#src/areas/catalogue/search/search.text.ts';
import { wirePopularTerms } from '#src/areas/catalogue/search/search.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';

const Ranks = styled('ol', {
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gridAutoFlow: 'row',
  maxWidth: '560px',
  '& a': { display: 'flex', alignItems: 'center', gap: '$3', minHeight: '44px' },
  '& b': { width: '20px', fontVariantNumeric: 'tabular-nums' },
  '@hover': { '& a:hover': { textDecoration: 'underline' } },
});

type PopularTermsProps = { hrefOf: (term: string) => string; ranked?: boolean };

/** Popular search terms; renders nothing if they fail to load. */
export function PopularTerms({ hrefOf, ranked = false }: PopularTermsProps) {
  const { snapshot } = useFlow(wirePopularTerms);
  const terms = snapshot.context.data ?? [];
  return (
    <section data-flow="popularTerms" data-state={statePath(snapshot.value)}>
      {terms.length > 0 ? (
        <Stack gap={3}>
          <SectionTitle>{text.popular}</SectionTitle>
          <Muted>{text.popularHint}</Muted>
          {ranked ? (
            <Ranks>
              {terms.map((term, index) => (
                <li key={term}>
                  <Link href={hrefOf(term)}>
                    <b aria-hidden="true">{index + 1}</b>
                    {term}
                  </Link>
                </li>
              ))}
            </Ranks>
          ) : (
            <Row>
              {terms.map((term) => (
                <ButtonLink key={term} href={hrefOf(term)} size="small">
                  {term}
                </ButtonLink>
              ))}
            </Row>
          )}
        </Stack>
      ) : null}
    </section>
  );
}
