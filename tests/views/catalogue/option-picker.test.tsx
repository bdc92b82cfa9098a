import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { productOptionsMachine } from '#machines/catalogue/product-options.machine.ts';
import OptionPicker from '#src/areas/catalogue/options/option-picker.tsx';
import { renderShop } from '../../support/client/member-app.tsx';
import { productWith } from '../../support/client/rendered-screen.ts';

const option = { gender: 'UNISEX', stock: 9 } as const;
const product = productWith({
  colors: ['BLACK', 'NAVY'],
  options: [
    { ...option, optionId: 1, color: 'BLACK', size: '250', stock: 0 },
    { ...option, optionId: 2, color: 'BLACK', size: '260' },
    { ...option, optionId: 3, color: 'NAVY', size: '260' },
  ],
});

// Code that loads with a press is loaded before the tests.
beforeAll(async () => {
  await import('#src/areas/catalogue/options/selection.tsx');
  await import('#src/areas/catalogue/options/purchase-buttons.tsx');
}, 60_000);

function picker() {
  const wanted = { colors: ['NAVY'], size: null, gender: null };
  const actor = createActor(productOptionsMachine, { input: { options: product.options, wanted } }).start();
  renderShop(
    <OptionPicker product={product} actor={actor} begun={actor.getSnapshot()} />,
    {},
    { person: null },
  );
}
const sizes = () => screen.getByRole('group', { name: /^사이즈/ });
const size = (name: RegExp) => within(sizes()).getByRole('button', { name });

it('OptionPicker offers no sold-out size, and keeps the pick of another colour', async () => {
  picker();
  await userEvent.click(size(/^260/));
  await userEvent.click(screen.getByRole('button', { name: '블랙' }));
  expect(size(/^250.*품절/)).toBeDisabled();
  await userEvent.click(size(/^260/));
  await waitFor(() => expect(screen.getByText(/^선택한 금액/)).toHaveTextContent('2켤레'));
});
