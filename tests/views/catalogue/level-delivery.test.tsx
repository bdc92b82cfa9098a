import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { createActor } from 'xstate';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import { NO_PRESELECTION } from '#domain/catalogue/product-list/option-selection.ts';
import { productOptionsMachine } from '#machines/catalogue/product-options.machine.ts';
import { productDetailEntry } from '#proof/catalogue/products.proof.ts';
import Selection from '#src/areas/catalogue/options/selection.tsx';
import { ProductHead } from '#src/areas/catalogue/product/product-head.tsx';
import { CardFacts } from '#src/ui/products/card-facts.tsx';
import { MEMBER, renderShop } from '../../support/client/member-app.tsx';

const sample = productDetailEntry.ports.load?.done as ProductDetail;
const product: ProductDetail = { ...sample, price: 30_000, discountPrice: 30_000, freeShipping: false };
const option = product.options.find(({ stock }) => stock > 0);

function show(person: typeof MEMBER | null, freeDelivery: boolean) {
  const actor = createActor(productOptionsMachine, {
    input: { options: product.options, wanted: NO_PRESELECTION },
  });
  actor.start();
  actor.send({ type: 'size.chosen', optionId: option?.optionId ?? 0 });
  const profile = { ...MEMBER, username: MEMBER.name, userId: 7, freeDelivery };
  return renderShop(
    <>
      <ProductHead product={product} />
      <Selection product={product} actor={actor} snapshot={actor.getSnapshot()} />
    </>,
    { '/api/users/me/profile': { body: { success: true, data: profile } } },
    { person },
  );
}

it('product page and option sheet show free delivery to a member with that level', async () => {
  show(MEMBER, true);
  expect(await screen.findAllByText('무료배송')).toHaveLength(2);
  expect(screen.queryByText(/3,000원/)).toBeNull();
});

it.each([
  ['a member of a lower level', MEMBER, false],
  ['a visitor', null, true],
])('product page and option sheet show the fee to %s', async (_, person, freeDelivery) => {
  const shop = show(person, freeDelivery);
  if (person) await expect.poll(() => shop.to('/api/users/me/profile').length).toBe(1);
  expect(screen.getAllByText(/3,000원/)).toHaveLength(2);
  expect(screen.queryByText('무료배송')).toBeNull();
});

it.each([
  ['a member whose level pays no delivery', MEMBER, true],
  ['a member of a lower level', MEMBER, false],
  ['a visitor', null, false],
] as const)(
  'product cards show free delivery to %s only where the price gives it, and no fee',
  async (_, person, freeDelivery) => {
    const card = {
      ...sample,
      soldOut: false,
      rating: null,
      reviewCount: 0,
      wishNumber: 0,
      mainImageUrl: null,
      arrivesOn: null,
      shownColor: null,
    };
    const profile = { ...MEMBER, username: MEMBER.name, userId: 7, freeDelivery };
    const shop = renderShop(
      <>
        <CardFacts product={{ ...card, freeShipping: true }} />
        <CardFacts product={{ ...card, freeShipping: false }} />
      </>,
      { '/api/users/me/profile': { body: { success: true, data: profile } } },
      { person },
    );
    if (person) await expect.poll(() => shop.to('/api/users/me/profile').length).toBe(1);
    expect(screen.getAllByText('무료배송')).toHaveLength(1);
    expect(screen.queryByText(/배송비|3,000원/)).toBeNull();
  },
);
