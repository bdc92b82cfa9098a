import { type Plugin, parseSync } from 'vite';

const DOMAIN = /\/domain\/[^?]*\.ts$/;
/** What only the server reads of an endpoint: schemas of requests, which a browser only writes, and who may ask what. */
const SERVER_PARTS = /^(query|params|body|multipart|access|aliases|summary|status|wrapping|keyRequired)$/;

type Node = { type: string; start: number; end: number } & Readonly<Record<string, unknown>>;
/** A part of the source, and what stands there instead. */
type Change = { start: number; end: number; text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value && 'end' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value : [value]).filter(isNode);
const nameOf = (value: unknown): string => (isNode(value) ? String(value.name ?? '') : '');

/** What a call of `endpoint` says to the server. */
const serverParts = (call: Node): Node[] =>
  nodesIn(call.arguments)
    .flatMap(({ properties }) => nodesIn(properties))
    .filter(({ key }) => SERVER_PARTS.test(nameOf(key)));

/** Everything that a module calls while it is loaded; what stands in a function runs later, or never. */
function changesIn(node: Node): Change[] {
  if (/Function|Class/.test(node.type)) return [];
  const inner = Object.values(node).flatMap(nodesIn).flatMap(changesIn);
  if (node.type !== 'CallExpression' && node.type !== 'NewExpression') return inner;
  const gone = nameOf(node.callee) === 'endpoint' ? serverParts(node) : [];
  return [
    { start: node.start, end: node.start, text: '/* @__PURE__ */ ' },
    ...gone.map(({ start, end }) => ({ start, end, text: '' })),
    ...inner,
  ];
}

/**
 * A domain module as browsers need it: endpoints without what the server reads, and whatever is made while the module
 * is loaded marked as made for its users alone, so that the bundler drops what has none. Lines keep their numbers.
 */
export function leanDomain(path: string, source: string): string {
  const changes = parseSync(path, source).program.body.flatMap((node) => nodesIn(node).flatMap(changesIn));
  let text = '';
  let done = 0;
  for (const { start, end, text: instead } of changes.sort((a, b) => a.start - b.start || b.end - a.end)) {
    if (start < done) continue;
    text += source.slice(done, start) + instead;
    done = start;
    if (end === start) continue;
    const comma = /^\s*,/.exec(source.slice(end))?.[0].length ?? 0;
    text += '\n'.repeat(source.slice(start, end + comma).split('\n').length - 1);
    done = end + comma;
  }
  return text + source.slice(done);
}

/** Keeps out of browsers what only the server runs. */
export const withLeanDomain = (): Plugin => ({
  name: 'lean-domain',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: DOMAIN },
    handler: (code, id) => ({ code: leanDomain(id, code), map: null }),
  },
});
