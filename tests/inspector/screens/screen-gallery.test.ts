import { describe, expect, it, vi } from 'vitest';
import { allPaths, allScreens } from '#src/app/routes/all-screens.ts';
import { moves } from '#src/app/routes/eager-screens.ts';
import { createFrameQueue } from '#src/inspector/screens/frame-queue.ts';
import { seenScreens } from '#src/inspector/screens/screen-list.ts';
import { storedPicture } from '#src/inspector/screens/stored-pictures.ts';
import { pictureName, storedPictures } from '../../support/pictures.ts';

describe('queue of frames', () => {
  it('loads two at once, the others in the order in which they asked', () => {
    const queue = createFrameQueue(2);
    const starts = [1, 2, 3, 4].map(() => vi.fn());
    const ends = starts.map((start) => queue.ask(start));
    const begun = () => starts.map((start) => start.mock.calls.length);
    expect(begun()).toEqual([1, 1, 0, 0]);
    ends[1]?.();
    expect(begun()).toEqual([1, 1, 1, 0]);
    ends[0]?.();
    expect(begun()).toEqual([1, 1, 1, 1]);
  });

  it('forgets a frame that leaves before its turn, and counts no end twice', () => {
    const queue = createFrameQueue(1);
    const [first, gone, third, fourth] = [vi.fn(), vi.fn(), vi.fn(), vi.fn()];
    const end = queue.ask(first);
    queue.ask(gone)();
    queue.ask(third);
    queue.ask(fourth);
    end();
    end();
    expect(gone).not.toHaveBeenCalled();
    expect(third).toHaveBeenCalledTimes(1);
    expect(fourth).not.toHaveBeenCalled();
  });
});

describe('pictures of the gallery', () => {
  it('are every stored picture by day, each in its stage and width', () => {
    const found = seenScreens.flatMap((screen) => {
      const stages = screen.chart === null ? [null] : screen.stages;
      return stages.flatMap((stage) =>
        (['desk', 'phone'] as const)
          .filter((width) => storedPicture(screen, stage, width) !== null)
          .map((width) => pictureName(screen.key, stage ?? 'shown', width)),
      );
    });
    const byDay = storedPictures().filter((name) => !name.endsWith('-dark'));
    expect(found.toSorted()).toEqual(byDay);
  });
});

describe('screens of the gallery', () => {
  it('have every path of the routes, besides those that lead on to another', () => {
    const keys = seenScreens.map(({ key }) => key);
    const shown = allScreens
      .filter(([key]) => keys.includes(key))
      .flatMap(([, { path, also = [] }]) => [path, ...also]);
    const redirects = moves.map(({ path }) => path);
    expect([...shown, ...redirects].toSorted()).toEqual([...allPaths].toSorted());
  });
});
