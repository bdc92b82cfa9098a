import type { Context } from '../../kit/context.ts';

/** Returns the pseudonymous tag of an e-mail address under which a sign-up is stored. */
export const emailTag = ({ secrets }: Pick<Context, 'secrets'>, email: string): string =>
  secrets.tag('sign-up e-mail', email);
