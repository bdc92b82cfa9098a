import * as Radix from '@radix-ui/react-dialog';
import { type MouseEvent, useCallback, useRef } from 'react';
import { fading } from '#src/styles/motion.ts';
import { styled } from '#src/styles/stitches.ts';

const Layer = styled(Radix.Overlay, {
  position: 'fixed',
  inset: 0,
  background: '$overlay',
  ...fading,
  variants: { layer: { dialog: { zIndex: '$dialog' }, sidebar: { zIndex: '$sidebar' } } },
});

/**
 * Time in ms after opening in which a press counts as the second half of a double click, for browsers without click
 * counts.
 */
const DOUBLE_CLICK_MS = 500;

type BackdropProps = { layer: 'dialog' | 'sidebar'; onPress: () => void };

/**
 * Backdrop of a dialog. A press on it calls `onPress`, except for the second half of a double click on what opened
 * the dialog: the browser counts by the time of the presses, so a slow page counts right.
 */
export function Backdrop({ layer, onPress }: BackdropProps) {
  const shownAt = useRef(0);
  const onShown = useCallback((element: HTMLElement | null) => {
    if (element) shownAt.current = performance.now();
  }, []);
  const onClick = ({ detail, timeStamp }: MouseEvent) => {
    if (detail < 2 && timeStamp - shownAt.current >= DOUBLE_CLICK_MS) onPress();
  };
  return <Layer ref={onShown} layer={layer} onClick={onClick} />;
}

/** Prevents Radix from closing a dialog on a press outside, which the backdrop decides. */
export const leaveToBackdrop = (event: Event): void => event.preventDefault();
