import { useContext } from 'react';
import { styled } from '#src/styles/stitches.ts';
import { RailSlot } from './rail-slot.ts';

// As high as a strip of shoes: what stands below does not move when they come.
const Room = styled('div', { minHeight: '340px' });

/** A few shoes to go on with, where there is nothing else to show. */
export const PopularBelow = () => {
  const Rail = useContext(RailSlot);
  return (
    <Room>
      <Rail of="popular" />
    </Room>
  );
};

/** What the person looked at; nothing, also no gap, where that is nothing else. */
export const SeenBelow = (props: { title: string; without: readonly number[] }) => {
  const Rail = useContext(RailSlot);
  return <Rail of="seen" {...props} />;
};
