import { styled } from '#src/styles/stitches.ts';

const Drawing = styled('svg', {
  flex: 'none',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  variants: { filled: { true: { fill: 'currentColor' } } },
});

export type IconProps<Name extends string> = {
  name: Name;
  /** Side length in pixels. */
  size?: number;
  /** Draws the shape filled, such as a pressed heart or a given star. */
  filled?: boolean;
};

/** Returns the icon component of a set of shapes. */
export const drawIcon =
  <Name extends string>(shapes: Readonly<Record<Name, string>>) =>
  ({ name, size = 24, filled = false }: IconProps<Name>) => (
    <Drawing viewBox="0 0 24 24" width={size} height={size} filled={filled} aria-hidden="true">
      <path d={shapes[name]} />
    </Drawing>
  );
