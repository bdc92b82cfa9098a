import type { Context } from '../../kit/context.ts';

const USE = 'unsubscribe ';
type Ports = Pick<Context, 'secrets'>;

/** Goes into every mail that may be refused, and never ends: whoever has it may do nothing but refuse more of them. */
export const unsubscribeToken = ({ secrets }: Ports, userId: number): string =>
  secrets.seal(`${USE}${userId}`);

/** Whose token it is; null for anything else. */
export function memberOfUnsubscribe({ secrets }: Ports, token: string): number | null {
  try {
    const text = secrets.open(token);
    return text.startsWith(USE) ? Number(text.slice(USE.length)) : null;
  } catch {
    return null;
  }
}
