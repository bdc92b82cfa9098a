/** Types of postgres.mjs for the scripts that run under tsx. */
export function findPostgres(): string | null;
export function startPostgres(options?: {
  lasting?: boolean;
  place?: string;
}): Promise<{ url: string; stop(): void }>;
