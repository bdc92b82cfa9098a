import { Link } from 'wouter';
import { type BrandGroup, groupsOf } from '#domain/catalogue/brand-initials.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { PageTitle, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { EmptyState } from '#src/ui/states.tsx';
import { brandText as text } from './brand.text.ts';
import { wireBrandIndex } from './brand.wiring.ts';
import { brandPath } from './brand-paths.ts';

const Initials = styled('nav', {
  display: 'flex',
  flexWrap: 'wrap',
  gap: '$1',
  '& a': {
    display: 'grid',
    placeItems: 'center',
    minWidth: '44px',
    minHeight: '44px',
    border: '1px solid $line',
    borderRadius: '$control',
    fontWeight: '$semibold',
  },
  '@hover': { '& a:hover': { borderColor: '$ink' } },
});
const Group = styled('section', {
  display: 'grid',
  gap: '$3',
  paddingTop: '$4',
  borderTop: '1px solid $line',
  // Clear of the sticky header when a letter leads here.
  scrollMarginTop: '$4',
  '&:focus': { outline: 'none' },
});
const Names = styled('ul', {
  display: 'grid',
  gap: '0 $4',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
});
const Name = styled(Link, {
  display: 'flex',
  alignItems: 'baseline',
  flexWrap: 'wrap',
  gap: '0 $2',
  minHeight: '44px',
  padding: '$2 0',
  overflowWrap: 'anywhere',
  '& span': { color: '$ink2', fontSize: '$meta' },
  '& small': { color: '$ink3', fontSize: '$meta', fontVariantNumeric: 'tabular-nums' },
  '@hover': { '&:hover strong': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

const idOf = (place: number): string => `initial-${place}`;

/** Index of all brands with products on sale by initial consonant and letter, with a link to each group. */
export function BrandIndex() {
  const { snapshot, send } = useFlow(wireBrandIndex);
  const { data, error } = snapshot.context;
  const groups = groupsOf(data ?? []);
  return (
    <Stack gap={6}>
      <PageTitle>{text.title}</PageTitle>
      <FlowFrame
        flow="brandIndex"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
      >
        {data?.length === 0 ? <EmptyState title={text.empty} /> : null}
        {groups.length > 0 ? (
          <Stack gap={6}>
            <Initials aria-label={text.initials}>
              {groups.map(({ initial }, place) => (
                <a key={initial} href={`#${idOf(place)}`} aria-label={text.initial(initial)}>
                  {initial}
                </a>
              ))}
            </Initials>
            {groups.map((group, place) => (
              <OneInitial key={group.initial} id={idOf(place)} group={group} />
            ))}
          </Stack>
        ) : null}
      </FlowFrame>
    </Stack>
  );
}

const OneInitial = ({ id, group: { initial, brands } }: { id: string; group: BrandGroup }) => (
  <Group id={id} tabIndex={-1} aria-label={text.initial(initial)}>
    <SectionTitle>{initial}</SectionTitle>
    <Names>
      {brands.map(({ brandId, name, otherName, products }) => (
        <li key={brandId}>
          <Name href={brandPath(brandId)}>
            <strong>{name}</strong>
            {otherName ? <span>{otherName}</span> : null}
            <small>{text.count(formatNumber(products))}</small>
          </Name>
        </li>
      ))}
    </Names>
  </Group>
);
