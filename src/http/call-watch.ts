/**
 * Callback for delayed reads and running writes, by operation and key, for the inspector; it never gets their
 * content.
 */
export type CallWatch = (
  event:
    | { type: 'read.delayed'; path: string; seconds: number }
    | { type: 'read.repeated'; path: string }
    | { type: 'write.started'; operation: string; key: string }
    | { type: 'write.ended'; key: string },
) => void;
