/** Noon in Seoul: seeded events are open. */
export const TEST_NOW = new Date('2026-11-21T03:00:00Z');

/** A clock that tests move. */
export function testClock(start = TEST_NOW) {
  let now = start;
  return {
    now: () => now,
    advance: (ms: number) => {
      now = new Date(now.getTime() + ms);
    },
  };
}
