/** Types of postgres.mjs for the scripts that run under tsx. */
export function findPostgres(): string | null;
export function startPostgres(options?: {
  lasting?: boolean;
  place?: string;
}): Promise<{ url: string; restart(): Promise<void>; stop(): void }>;
export function startReplica(
  url: string,
  options?: { place?: string },
): Promise<{ url: string; pause(): Promise<void>; resume(): Promise<void>; stop(): void }>;
