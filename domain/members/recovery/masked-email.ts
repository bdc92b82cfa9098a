/** Masks an e-mail address: keeps the first and last letter before the `@`. */
export function maskedEmail(email: string): string {
  const at = email.lastIndexOf('@');
  const letters = [...email.slice(0, at)];
  const [first = ''] = letters;
  const last = letters.length > 2 ? letters.at(-1) : '';
  return `${first}${'*'.repeat(Math.max(1, letters.length - 2))}${last}${email.slice(at)}`;
}
