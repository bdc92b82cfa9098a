/** Hears of reads that wait and of writes under way, by operation and key: for QA to look at, never what they carry. */
export type CallWatch = (
  event:
    | { type: 'read.delayed'; path: string; seconds: number }
    | { type: 'read.repeated'; path: string }
    | { type: 'write.started'; operation: string; key: string }
    | { type: 'write.ended'; key: string },
) => void;
