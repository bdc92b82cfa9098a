/** Longest part of an error code that is kept. */
const MOST_LETTERS = 40;

/** Returns the error code of a refused request, such as `NoSuchBucket`; '' if it has none. */
export async function errorCodeOf(response: Response): Promise<string> {
  const [, code = ''] = /<Code>(\w+)<\/Code>/.exec(await response.text()) ?? [];
  return code.slice(0, MOST_LETTERS);
}
