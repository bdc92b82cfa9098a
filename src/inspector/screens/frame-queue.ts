/** Queue of frames that load a page: at most `limit` at once, in the order in which they asked. */
export type FrameQueue = {
  /** Calls `start` when it is the frame's turn; the returned function ends the turn or the waiting. */
  ask(start: () => void): () => void;
};

export function createFrameQueue(limit: number): FrameQueue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const next = () => {
    while (running < limit) {
      const start = waiting.shift();
      if (!start) return;
      running += 1;
      start();
    }
  };
  return {
    ask(start) {
      let state: 'waiting' | 'running' | 'ended' = 'waiting';
      const begin = () => {
        state = 'running';
        start();
      };
      waiting.push(begin);
      next();
      return () => {
        if (state === 'waiting') waiting.splice(waiting.indexOf(begin), 1);
        if (state === 'running') running -= 1;
        state = 'ended';
        next();
      };
    },
  };
}
