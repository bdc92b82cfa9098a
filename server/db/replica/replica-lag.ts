/** Position in the write-ahead log of the primary, with the time in ms at which it was read. */
type Position = { lsn: bigint; at: number };

/** Positions of at most this many seconds are kept; the lag of an older replica is known to be longer. */
const MOST_POSITIONS = 60;

/** Reads a log sequence number such as `16/B374D848`. */
export function parseLsn(text: string): bigint {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
}

/**
 * Tells how far a replica is behind by positions of the primary's log. It needs no clock of another machine, and is
 * right where the primary is idle or the stream between them has stopped.
 */
export function replicaLag() {
  const positions: Position[] = [];
  return {
    /** Notes where the log of the primary is. */
    notePrimary(lsn: bigint, at: number): void {
      positions.push({ lsn, at });
      if (positions.length > MOST_POSITIONS) positions.shift();
    },
    /**
     * Returns the ms since the primary was where the replica is now: all that was committed before has arrived.
     * Infinity if the replica has not reached any known position.
     */
    lagOf(replayed: bigint, now: number): number {
      const reached = positions.findLast(({ lsn }) => lsn <= replayed);
      return reached ? now - reached.at : Number.POSITIVE_INFINITY;
    },
  };
}
