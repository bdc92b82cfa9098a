import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useCallback,
  useLayoutEffect,
  useState,
} from 'react';
import type { Room } from './drawing.ts';
import { afterKey, readable, type View, zoomed } from './view.ts';

const roomOf = (element: HTMLElement | null): Room => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

/** Point to keep visible if the whole chart is too small to read; null shows the whole. */
export type Focus = { x: number; y: number } | null;

/** Zoom and position of a plane, changed by wheel, drag and keys; it fits again when content or space change. */
export function useView(frame: RefObject<HTMLElement | null>, { width, height }: Room, focus: Focus) {
  const [focusX, focusY] = [focus?.x ?? null, focus?.y ?? null];
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const refit = useCallback(
    () =>
      setView(
        readable(
          { width, height },
          roomOf(frame.current),
          focusX === null || focusY === null ? null : { x: focusX, y: focusY },
        ),
      ),
    [frame, width, height, focusX, focusY],
  );
  useLayoutEffect(() => {
    const observer = new ResizeObserver(refit);
    if (frame.current) observer.observe(frame.current);
    refit();
    return () => observer.disconnect();
  }, [refit, frame]);
  const onWheel = useCallback((event: WheelEvent) => {
    event.preventDefault();
    const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const at = { x: event.clientX - left, y: event.clientY - top };
    setView((now) => zoomed(now, Math.exp(-event.deltaY / 500), at));
  }, []);
  const zoom = (factor: number) => {
    const room = roomOf(frame.current);
    setView((now) => zoomed(now, factor, { x: room.width / 2, y: room.height / 2 }));
  };
  const onKey = (event: KeyboardEvent) => {
    const next = event.target === frame.current ? afterKey(event.key, view, roomOf(frame.current)) : null;
    if (!next) return;
    event.preventDefault();
    if (next === 'fit') refit();
    else setView(next);
  };
  const drag = (down: PointerEvent<HTMLElement>) => {
    const element = down.currentTarget;
    const start = { x: down.clientX - view.x, y: down.clientY - view.y };
    const move = (event: globalThis.PointerEvent) =>
      setView((now) => ({ ...now, x: event.clientX - start.x, y: event.clientY - start.y }));
    element.setPointerCapture(down.pointerId);
    element.addEventListener('pointermove', move);
    element.addEventListener('lostpointercapture', () => element.removeEventListener('pointermove', move), {
      once: true,
    });
  };
  return { view, zoom, refit, onKey, drag, onWheel };
}
