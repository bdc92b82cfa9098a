import { describe, expect, it } from 'vitest';
import { EVENT_CROP } from '../../src/ui/event-crop.ts';
import { formatsOf } from '../shoes/scenes/banners.ts';

/** Frames of an event picture: its page on a phone, and its page from 600 px, its card and its banner at any width. */
const FRAMES = [
  ['page at 390', 16 / 9],
  ['page at 768 and 1280, card, banner', 16 / 7],
] as const;

const [atX = 50, atY = 50] = EVENT_CROP['& img'].objectPosition.split(' ').map(Number.parseFloat);

/** Part of a picture that a frame shows, in shares from its left and upper edge. */
function shown(picture: number, frame: number) {
  const [wide, tall] = frame < picture ? [frame / picture, 1] : [1, picture / frame];
  const [left, top] = [(atX / 100) * (1 - wide), (atY / 100) * (1 - tall)];
  return { left, right: left + wide, top, bottom: top + tall };
}

describe('pictures of events', () => {
  it.each(FRAMES)('shows the shoes of the landscape picture whole: %s', (_, frame) => {
    const wide = formatsOf('event-1').find(({ suffix }) => suffix === '-wide');
    if (!wide) throw new Error('no landscape format');
    const part = shown(wide.width / wide.height, frame);
    expect(part.left).toBeLessThan(wide.middle[0] - wide.wide / 2);
    expect(part.right).toBeGreaterThan(wide.middle[0] + wide.wide / 2);
    expect(part.bottom - part.top).toBeCloseTo(1, 1);
  });

  it.each(FRAMES)('shows the shoes of the portrait picture in the middle of the frame: %s', (_, frame) => {
    const upright = formatsOf('event-1').find(({ suffix }) => suffix === '');
    if (!upright) throw new Error('no portrait format');
    const part = shown(upright.width / upright.height, frame);
    const middle = 1 - upright.middle[1];
    expect(Math.abs((part.top + part.bottom) / 2 - middle)).toBeLessThan(0.05);
  });
});
