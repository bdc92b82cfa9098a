import * as Radix from '@radix-ui/react-slider';
import { styled } from '#src/styles/stitches.ts';

const Root = styled(Radix.Root, {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  height: '32px',
  '@small': { height: '44px' },
  touchAction: 'none',
});
const Track = styled(Radix.Track, { flex: 1, height: '4px', borderRadius: '$round', background: '$line' });
const Range = styled(Radix.Range, {
  position: 'absolute',
  height: '4px',
  borderRadius: '$round',
  background: '$ink',
});
const Thumb = styled(Radix.Thumb, {
  display: 'block',
  position: 'relative',
  width: '24px',
  height: '24px',
  borderRadius: '$round',
  background: '$bg',
  border: '2px solid $ink',
  cursor: 'grab',
  // The hit area is larger than the drawing.
  '&::after': { content: '""', position: 'absolute', inset: '-13px' },
});

type RangeSliderProps = {
  label: string;
  valueText: string;
  value: number;
  min: number;
  max: number;
  step: number;
  onChange: (value: number) => void;
};

/** Slider with one thumb; two linked ones make a price range. */
export function RangeSlider({ label, valueText, value, min, max, step, onChange }: RangeSliderProps) {
  return (
    <Root
      value={[value]}
      min={min}
      max={max}
      step={step}
      onValueChange={([next]) => next !== undefined && onChange(next)}
    >
      <Track>
        <Range />
      </Track>
      <Thumb aria-label={label} aria-valuetext={valueText} />
    </Root>
  );
}
