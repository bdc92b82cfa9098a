import type { ReactNode } from 'react';
import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { ProductDetail } from '#domain/catalogue/product.ts';
import {
  colorsOf,
  gendersOf,
  type SizeOffer,
  sizesOf,
} from '#domain/catalogue/product-list/option-selection.ts';
import type { productOptionsMachine } from '#machines/catalogue/product-options.machine.ts';
import { choosingText as text } from '#src/areas/catalogue/options/choosing.text.ts';
import { commonProductText } from '#src/text/products.ts';
import { VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { Picture } from '#src/ui/picture.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import { picturesOf } from '../gallery/gallery.tsx';
import { Advised, Cell, Group, Row, Swatch } from './option-styles.ts';

const LOW_STOCK = 5;

export type OptionsProps = {
  product: ProductDetail;
  actor: ActorRefFrom<typeof productOptionsMachine>;
  snapshot: SnapshotFrom<typeof productOptionsMachine>;
};

/** Colours in the order of the pictures. */
const inOrder = <Colored extends { color: string }>(colors: Colored[], order: readonly string[]): Colored[] =>
  colors.toSorted((a, b) => order.indexOf(a.color) - order.indexOf(b.color));

type GroupedProps = { label: string; chosen: string | null; children: ReactNode; wrapped?: boolean };

/** Group whose label shows the selected value. */
const Grouped = ({ label, chosen, wrapped = false, children }: GroupedProps) => (
  <Group>
    <legend>
      {label} {chosen ? <strong>{chosen}</strong> : null}
    </legend>
    <Row wrapped={wrapped}>{children}</Row>
  </Group>
);

/** Choices of gender, colour and size; unavailable ones are marked. */
export function OptionGroups({
  product,
  actor,
  snapshot,
  wrapped = false,
}: OptionsProps & { wrapped?: boolean }) {
  // Length: a first view without room; each part more is code that every visitor loads.
  const { options, choice, picks, size: wanted, advised } = snapshot.context;
  const genders = gendersOf(options);
  const press = ({ size, options: meant }: SizeOffer) => {
    const [option, ...others] = meant.filter(({ stock }) => stock > 0);
    if (option && others.length === 0) actor.send({ type: 'size.chosen', optionId: option.optionId });
    else actor.send({ type: 'size.wanted', size });
  };
  const isPicked = ({ size, options: meant }: SizeOffer) =>
    size === wanted || meant.some(({ optionId }) => picks.some((pick) => pick.optionId === optionId));
  const sizes = sizesOf(options, choice);
  return (
    <>
      {genders.length > 1 ? (
        <Grouped
          label={text.gender}
          chosen={choice.gender && (commonProductText.genders[choice.gender] ?? null)}
        >
          {genders.map((gender) => (
            <Cell
              key={gender}
              type="button"
              name="gender"
              value={gender}
              aria-pressed={choice.gender === gender}
              onClick={() => actor.send({ type: 'gender.chosen', gender })}
            >
              {commonProductText.genders[gender]}
            </Cell>
          ))}
        </Grouped>
      ) : null}
      <Grouped label={text.color} chosen={choice.color && colorName(choice.color)}>
        {inOrder(colorsOf(options, choice), product.colors).map(({ color, soldOut }) => (
          <Swatch
            key={color}
            type="button"
            name="color"
            value={color}
            aria-pressed={choice.color === color}
            soldOut={soldOut}
            onClick={() => actor.send({ type: 'color.chosen', color })}
          >
            <Picture image={picturesOf(product, color)[0]?.url} alt="" width={56} height={56} />
            <VisuallyHidden>
              {colorName(color)}
              {soldOut ? ` ${commonProductText.soldOut}` : null}
            </VisuallyHidden>
          </Swatch>
        ))}
      </Grouped>
      <Grouped label={text.size} chosen={sizes.find(isPicked)?.size ?? null} wrapped={wrapped}>
        {sizes.map((offer) => (
          <Cell
            key={offer.size}
            type="button"
            name="size"
            value={offer.size}
            disabled={offer.stock === 0}
            aria-pressed={isPicked(offer)}
            onClick={() => press(offer)}
          >
            {offer.size}
            {offer.stock === 0 ? (
              <small>{commonProductText.soldOut}</small>
            ) : offer.stock < LOW_STOCK ? (
              <small>{text.lowStock(offer.stock)}</small>
            ) : null}
            {offer.size === advised ? <Advised>{text.advised}</Advised> : null}
          </Cell>
        ))}
      </Grouped>
    </>
  );
}
