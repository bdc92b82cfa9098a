import type { OrderTerms } from '#domain/trade/orders/order-terms.ts';
import { styled } from '#src/styles/stitches.ts';
import { Accordion } from '#src/ui/layout/accordion.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { Banded } from '../checkout/checkout-layout.tsx';
import { orderTermsText as text } from './order-terms.text.ts';
import { orderTermsGroups } from './order-terms-lines.ts';

const Place = styled(Banded, { paddingTop: '$3', paddingBottom: 0, '@wide': { padding: '$2 0 0' } });
const Group = styled('section', {
  display: 'grid',
  gap: '$1 $4',
  marginTop: '$4',
  fontSize: '$label',
  '@tablet': { gridTemplateColumns: '112px minmax(0, 1fr)' },
  '& h3': { fontSize: '$label', fontWeight: '$semibold' },
  '& ul': { display: 'grid', gap: '$2', color: '$ink2' },
});

/** Terms that applied when the order was placed, collapsed; renders nothing for orders without stored terms. */
export const OrderTermsPart = ({ terms }: { terms: OrderTerms | null }) =>
  terms === null ? null : (
    <Place>
      <Accordion title={text.title}>
        <Muted css={{ paddingTop: '$2' }}>{text.note}</Muted>
        {orderTermsGroups(terms).map(([name, lines]) => (
          <Group key={name}>
            <h3>{name}</h3>
            <ul>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </Group>
        ))}
      </Accordion>
    </Place>
  );
