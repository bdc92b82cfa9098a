import type { Context } from '../kit/context.ts';

const USE = 'unsubscribe ';

/** Goes into every mail that may be refused, and never ends: whoever has it may do nothing but refuse more of them. */
export const unsubscribeUrl = (
  { config, secrets }: Pick<Context, 'config' | 'secrets'>,
  memberId: number,
): string => `${config.publicUrl}/unsubscribe?token=${secrets.seal(`${USE}${memberId}`)}`;

/** Whose token it is; null for anything else. */
export function memberOfUnsubscribe({ secrets }: Pick<Context, 'secrets'>, token: string): number | null {
  try {
    const text = secrets.open(token);
    return text.startsWith(USE) ? Number(text.slice(USE.length)) : null;
  } catch {
    return null;
  }
}
