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
  /** Side in pixels. */
  size?: number;
  /** Drawn full: a heart that is pressed, a star that is given. */
  filled?: boolean;
};

/** What draws the icons of a set by name. */
export const drawIcon =
  <Name extends string>(shapes: Readonly<Record<Name, string>>) =>
  ({ name, size = 24, filled = false }: IconProps<Name>) => (
    <Drawing viewBox="0 0 24 24" width={size} height={size} filled={filled} aria-hidden="true">
      <path d={shapes[name]} />
    </Drawing>
  );
