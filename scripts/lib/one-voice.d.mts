/** Types of one-voice.mjs for its tests. */
export function oneVoice(write: (text: string) => void): () => { say(text: string): void; end(): void };
