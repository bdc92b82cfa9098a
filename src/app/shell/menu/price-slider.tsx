import { PRICE, type PriceRange } from '#domain/catalogue/product-list/price-range.ts';
import { formatWon } from '#domain/kit/format.ts';
import { styled } from '#src/styles/stitches.ts';
import { categoryDialogText as text } from '#src/text/category-dialog.ts';
import { RangeSlider } from '#src/ui/forms/range-slider.tsx';

/** Two linked sliders on one track; the part between the thumbs is filled. */
const Line = styled('div', {
  position: 'relative',
  height: '44px',
  '& > span': { position: 'absolute', inset: 0, height: 'auto', pointerEvents: 'none' },
  '& [role="slider"]': { pointerEvents: 'auto' },
  // The lower slider is on top: its track covers the fill of the upper one left of its thumb.
  '& > span:first-child': { zIndex: 1 },
  '& > span:first-child > span:first-child': { background: 'transparent' },
  '& > span:first-child > span:first-child > span': { background: '$line' },
});
const Value = styled('p', { fontWeight: '$semibold', fontVariantNumeric: 'tabular-nums' });

type PriceSliderProps = {
  price: PriceRange;
  onMin: (value: number) => void;
  onMax: (value: number) => void;
};

/** Slider for a price range in fixed steps (spec 2.4). */
export function PriceSlider({ price, onMin, onMax }: PriceSliderProps) {
  const scale = { min: PRICE.floor, max: PRICE.ceiling, step: PRICE.step };
  return (
    <div>
      <Value>{text.range(formatWon(price.min), formatWon(price.max))}</Value>
      <Line>
        <RangeSlider
          {...scale}
          label={text.minPrice}
          value={price.min}
          valueText={formatWon(price.min)}
          onChange={onMin}
        />
        <RangeSlider
          {...scale}
          label={text.maxPrice}
          value={price.max}
          valueText={formatWon(price.max)}
          onChange={onMax}
        />
      </Line>
    </div>
  );
}
