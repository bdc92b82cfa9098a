import { useContext } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { RailSlot } from './rail-slot.ts';

// Reserves the height of a rail, so that nothing below moves when it loads.
const Room = styled('div', { minHeight: '340px' });

/** Rail of popular products for empty pages. */
export const PopularBelow = () => {
  const Rail = useContext(RailSlot);
  return (
    <Room>
      <Rail of="popular" />
    </Room>
  );
};

/** Rail of recently viewed products; renders nothing, without a gap, if there are none. */
export const RecentViewsBelow = (props: { title: string; without: readonly number[] }) => {
  const Rail = useContext(RailSlot);
  return <Rail of="seen" {...props} />;
};
