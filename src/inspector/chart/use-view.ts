import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import type { Room } from './drawing.ts';
import { usePointers } from './use-pointers.ts';
import { afterKey, readable, type View, withPoint, zoomed } from './view.ts';

const roomOf = (element: HTMLElement | null): Room => ({
  width: element?.clientWidth ?? 0,
  height: element?.clientHeight ?? 0,
});

/** Point to keep visible if the whole chart is too small to read; null shows the whole. */
export type Focus = { x: number; y: number } | null;

/**
 * Zoom and position of a plane, changed by wheel, fingers and keys. It fits again when content or space change; once a
 * person has moved it, a new focus only moves it as far as needed.
 */
export function useView(frame: RefObject<HTMLElement | null>, { width, height }: Room, focus: Focus) {
  const [view, setView] = useState<View>({ x: 0, y: 0, scale: 1 });
  const [room, setRoom] = useState<Room>({ width: 0, height: 0 });
  const latest = useRef(focus);
  const isMoved = useRef(false);
  useLayoutEffect(() => {
    latest.current = focus;
  });
  const refit = useCallback(() => {
    isMoved.current = false;
    const now = roomOf(frame.current);
    setRoom(now);
    setView(readable({ width, height }, now, latest.current));
  }, [frame, width, height]);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(refit);
    if (frame.current) observer.observe(frame.current);
    refit();
    return () => observer.disconnect();
  }, [refit, frame]);
  const [focusX, focusY] = [focus?.x ?? null, focus?.y ?? null];
  useLayoutEffect(() => {
    if (focusX === null || focusY === null) return;
    if (!isMoved.current) return refit();
    setView((now) => withPoint(now, roomOf(frame.current), { x: focusX, y: focusY }));
  }, [focusX, focusY, refit, frame]);
  const change = useCallback((next: (view: View) => View) => {
    isMoved.current = true;
    setView(next);
  }, []);
  const onWheel = useCallback(
    (event: WheelEvent) => {
      event.preventDefault();
      const { left, top } = (event.currentTarget as HTMLElement).getBoundingClientRect();
      const at = { x: event.clientX - left, y: event.clientY - top };
      change((now) => zoomed(now, Math.exp(-event.deltaY / 500), at));
    },
    [change],
  );
  const zoom = (factor: number) =>
    change((now) => zoomed(now, factor, { x: room.width / 2, y: room.height / 2 }));
  const onKey = (event: KeyboardEvent) => {
    const next = event.target === frame.current ? afterKey(event.key, view, room) : null;
    if (!next) return;
    event.preventDefault();
    if (next === 'fit') refit();
    else change(() => next);
  };
  return { view, room, zoom, refit, onKey, pointers: usePointers(change), onWheel };
}
