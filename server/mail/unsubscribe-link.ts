import type { Context } from '../kit/context.ts';

const USE = 'unsubscribe ';

/**
 * Returns the unsubscribe address of a member, valid indefinitely; it only allows unsubscribing.
 */
export const unsubscribeUrl = (
  { config, secrets }: Pick<Context, 'config' | 'secrets'>,
  memberId: number,
): string => `${config.publicUrl}/unsubscribe?token=${secrets.seal(`${USE}${memberId}`)}`;

/** Returns the member of an unsubscribe token; null if it is invalid. */
export function memberOfUnsubscribe({ secrets }: Pick<Context, 'secrets'>, token: string): number | null {
  try {
    const text = secrets.open(token);
    return text.startsWith(USE) ? Number(text.slice(USE.length)) : null;
  } catch {
    return null;
  }
}
