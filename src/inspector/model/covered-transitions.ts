/** Id of the arrow between two states, shared by drawings and steps. */
export const edgeId = (from: string, to: string): string => `${from} → ${to}`;
