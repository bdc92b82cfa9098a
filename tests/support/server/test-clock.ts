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

/** Sets the clock to an hour in Seoul, of the day of the tests or so many later. */
export function setSeoulHour(clock: ReturnType<typeof testClock>, hour: string, days = 0): void {
  const day = new Date(TEST_NOW.getTime() + days * 86_400_000).toISOString().slice(0, 10);
  clock.advance(new Date(`${day}T${hour}:00+09:00`).getTime() - clock.now().getTime());
}
