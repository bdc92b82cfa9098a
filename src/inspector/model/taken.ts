/** Name of the arrow between two states, shared by the drawing and by what was taken. */
export const edgeId = (from: string, to: string): string => `${from} → ${to}`;
