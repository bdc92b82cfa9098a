import { parseSync } from 'vite';

type Node = { type?: string } & Record<string, unknown>;
type Aliases = ReadonlyMap<string, Node>;
/** A value for a parameter; `isKnown` is false where nothing is known of its type. */
type Sample = { value: unknown; isKnown: boolean };

/** A number that a reader would want separators in. */
export const LARGE = 1_234_567;
const WORD = '가나다';
const UNKNOWN: Sample = { value: WORD, isKnown: false };

const SIMPLE: Readonly<Record<string, unknown>> = {
  TSNumberKeyword: LARGE,
  TSStringKeyword: WORD,
  TSBooleanKeyword: true,
  TSNullKeyword: null,
  TSUndefinedKeyword: undefined,
};
/** Types that copy imports, each with a value. */
const IMPORTED: Readonly<Record<string, unknown>> = {
  Date: new Date('2026-11-21T03:00:00Z'),
  ReturnFee: { outbound: LARGE, inbound: LARGE },
  SanctionKind: 'SILENCE',
  SanctionReason: 'ABUSE',
  AnnouncementStep: 'LATE',
};

const known = (value: unknown): Sample => ({ value, isKnown: true });

/** A value of an annotated type in which every number is large. */
function sampleOf(type: Node | null | undefined, aliases: Aliases): Sample {
  const kind = type?.type ?? '';
  if (!type || kind in SIMPLE) return type ? known(SIMPLE[kind]) : UNKNOWN;
  if (kind === 'TSLiteralType') return known((type.literal as Node).value);
  if (kind === 'TSTypeReference') return namedSample((type.typeName as Node).name as string, aliases);
  if (kind === 'TSParenthesizedType' || kind === 'TSTypeOperator')
    return sampleOf(type.typeAnnotation as Node, aliases);
  if (kind === 'TSArrayType') {
    const { value, isKnown } = sampleOf(type.elementType as Node, aliases);
    return { value: [value, value], isKnown };
  }
  // Of several the number, if there is one: it is what may be large.
  if (kind === 'TSUnionType') {
    const types = type.types as Node[];
    return sampleOf(types.find((one) => one.type === 'TSNumberKeyword') ?? types[0], aliases);
  }
  if (kind === 'TSIntersectionType')
    return together((type.types as Node[]).map((one) => sampleOf(one, aliases)));
  return kind === 'TSTypeLiteral' ? together(fieldsOf(type, aliases)) : UNKNOWN;
}

function namedSample(name: string, aliases: Aliases): Sample {
  if (name in IMPORTED) return known(IMPORTED[name]);
  return sampleOf(aliases.get(name), aliases);
}

const fieldsOf = (type: Node, aliases: Aliases): Sample[] =>
  (type.members as { key: { name: string }; typeAnnotation?: { typeAnnotation: Node } }[]).map((member) => {
    const { value, isKnown } = sampleOf(member.typeAnnotation?.typeAnnotation, aliases);
    return { value: { [member.key.name]: value }, isKnown };
  });

const together = (samples: readonly Sample[]): Sample => ({
  value: Object.assign({}, ...samples.map(({ value }) => value)) as unknown,
  isKnown: samples.every(({ isKnown }) => isKnown),
});

const bodyOf = (path: string, text: string): Node[] =>
  (parseSync(path, text).program as unknown as { body: Node[] }).body.map((node) =>
    node.type === 'ExportNamedDeclaration' && node.declaration ? (node.declaration as Node) : node,
  );
const aliasesOf = (body: readonly Node[]): Aliases =>
  new Map(
    body
      .filter(({ type }) => type === 'TSTypeAliasDeclaration')
      .map(({ id, typeAnnotation }) => [(id as { name: string }).name, typeAnnotation as Node]),
  );

/** A value of a type that a file declares, in which every number is large. */
export function sampleOfAlias(path: string, text: string, name: string): unknown {
  return namedSample(name, aliasesOf(bodyOf(path, text))).value;
}

export type CopyFunction = { path: readonly string[]; samples: readonly Sample[] };

/** Functions of the constants of a file, by the names that lead to them, with a value for every parameter. */
export function copyFunctionsIn(path: string, text: string): CopyFunction[] {
  const body = bodyOf(path, text);
  const aliases = aliasesOf(body);
  return body
    .filter(({ type }) => type === 'VariableDeclaration')
    .flatMap(({ declarations }) => declarations as { id: { name: string }; init: Node }[])
    .flatMap(({ id, init }) => functionsIn(init, [id.name], aliases));
}

const WRAPPED = ['TSAsExpression', 'TSSatisfiesExpression', 'ParenthesizedExpression'];

function functionsIn(node: Node, path: readonly string[], aliases: Aliases): CopyFunction[] {
  if (WRAPPED.includes(node.type ?? '')) return functionsIn(node.expression as Node, path, aliases);
  if (node.type === 'ArrowFunctionExpression')
    return [{ path, samples: (node.params as Node[]).map((param) => sampleOfParam(param, aliases)) }];
  if (node.type !== 'ObjectExpression') return [];
  return (node.properties as { type: string; key: Node; value: Node }[])
    .filter(({ type }) => type === 'Property')
    .flatMap(({ key, value }) => functionsIn(value, [...path, String(key.name ?? key.value)], aliases));
}

function sampleOfParam(param: Node, aliases: Aliases): Sample {
  if (param.type === 'AssignmentPattern') return sampleOfParam(param.left as Node, aliases);
  return sampleOf((param.typeAnnotation as { typeAnnotation: Node } | null)?.typeAnnotation, aliases);
}

/** Everything that copy says, however it is nested. */
export function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap(textsOf);
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** What stands at these names in a loaded module; undefined where it exports nothing there. */
export const valueAt = (module: object, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (value === undefined ? value : Reflect.get(Object(value), name)),
    module,
  );
