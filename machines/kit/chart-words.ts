/** A colon or a semicolon would end a Mermaid label, and a line break would end any label. */
const escaped = (text: string): string => text.replace(/[:;\n]/g, ' ');

function wordOf(one: unknown): string | null {
  if (typeof one === 'string') return escaped(one);
  // XState itself puts functions on states that wait; the chart shows the wait.
  if (typeof one !== 'object' || one === null || !('type' in one)) return null;
  const params = 'params' in one ? one.params : undefined;
  if (typeof params !== 'object' || params === null) return escaped(String(one.type));
  const given = Object.entries(params).map(([key, value]) => `${key}=${String(value)}`);
  return escaped(`${String(one.type)}(${given.join(', ')})`);
}

/** Names of actions or guards with the params that the chart itself gives them. */
export const namesOf = (list: readonly unknown[]): string[] =>
  list.map(wordOf).filter((word) => word !== null);

/** Parts of a literal between its commas, as far as these stand on its own level. */
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
 * What an `invoke` is given, read from the text of its `input`: the keys of the literal that it makes, or the name of
 * what it hands on. The same for every compiler.
 */
export function inputKeys(input: unknown): string[] {
  if (typeof input !== 'function') return [];
  const text = String(input).replace(/\s+/g, '');
  const literal = /(?:=>\(|return)\{(.*?)\}\)?;?\}?$/.exec(text)?.[1];
  if (literal !== undefined) return partsOf(literal).map((part) => part.split(':')[0] ?? '');
  const [, handed = ''] = /=>\(?(?:0,)?([\w$.]+)/.exec(text) ?? [];
  return [handed.split('.').at(-1) ?? ''];
}
