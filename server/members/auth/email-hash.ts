import type { Context } from '../../kit/context.ts';

/** The mark of an address that a sign-up is kept by. */
export const emailTag = ({ secrets }: Pick<Context, 'secrets'>, email: string): string =>
  secrets.tag('sign-up e-mail', email);
