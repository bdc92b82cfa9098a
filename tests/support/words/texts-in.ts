type Node = { type?: string; value?: unknown } & Record<string, unknown>;

/** Returns the text of all literals, templates and JSX texts in a syntax tree. */
export function textsIn(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, ...rest } = node as Node;
  if (type === 'JSXText') return [String(value)];
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  if (type === 'TemplateElement') return [(value as { cooked: string }).cooked];
  return [value, ...Object.values(rest)].flatMap(textsIn);
}

const NAMES = /^(?:\w*[nN]ame|nickname|title|label|product|store|brand|coupon|prize|what|word)$/;

/** Returns the expressions of all templates that hold a name, each with the text that follows it. */
export function namesIn(node: unknown): { name: string; after: string }[] {
  if (Array.isArray(node)) return node.flatMap(namesIn);
  if (typeof node !== 'object' || node === null) return [];
  const { type, ...rest } = node as Node;
  const inner = Object.values(rest).flatMap(namesIn);
  if (type !== 'TemplateLiteral') return inner;
  const { expressions, quasis } = rest as { expressions: Node[]; quasis: { value: { cooked: string } }[] };
  const own = expressions.flatMap((expression, index) => {
    const { name = '' } = (expression.property ?? expression) as { name?: string };
    return NAMES.test(name) ? [{ name, after: quasis[index + 1]?.value.cooked ?? '' }] : [];
  });
  return [...own, ...inner];
}
