/** Replaces colon, semicolon and line break, which would end a Mermaid label. */
const escaped = (text: string): string => text.replace(/[:;\n]/g, ' ');

function wordOf(one: unknown): string | null {
  if (typeof one === 'string') return escaped(one);
  // XState adds its own function actions to states with a delay; the drawing shows the delay instead.
  if (typeof one !== 'object' || one === null || !('type' in one)) return null;
  const params = 'params' in one ? one.params : undefined;
  if (typeof params !== 'object' || params === null) return escaped(String(one.type));
  const given = Object.entries(params).map(([key, value]) => `${key}=${String(value)}`);
  return escaped(`${String(one.type)}(${given.join(', ')})`);
}

/** Names of actions or guards, with the literal params that the chart gives them. */
export const namesOf = (list: readonly unknown[]): string[] =>
  list.map(wordOf).filter((word) => word !== null);

/** Splits the text of a literal at its top-level commas. */
function partsOf(literal: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const sign of literal) {
    if ('([{'.includes(sign)) depth += 1;
    if (')]}'.includes(sign)) depth -= 1;
    if (sign === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += sign;
  }
  return parts.filter(Boolean);
}

/**
 * Names of the fields of an `invoke` input, read from the source text of its function, or the name of the value that
 * it passes on. The same for every compiler.
 */
export function inputKeys(input: unknown): string[] {
  if (typeof input !== 'function') return [];
  const text = String(input).replace(/\s+/g, '');
  const literal = /(?:=>\(|return)\{(.*?)\}\)?;?\}?$/.exec(text)?.[1];
  if (literal !== undefined) return partsOf(literal).map((part) => part.split(':')[0] ?? '');
  const [, handed = ''] = /=>\(?(?:0,)?([\w$.]+)/.exec(text) ?? [];
  return [handed.split('.').at(-1) ?? ''];
}
