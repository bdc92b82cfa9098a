// Size: what the cells of an import mean and what is wrong with them are read together.
import * as v from 'valibot';
import { COLORS } from '../../catalogue/colors.ts';
import type { InnerLength } from '../../catalogue/product-lengths.ts';
import { FOOT_WIDTHS, MAIN_MATERIALS } from '../../catalogue/product-traits.ts';
import { unmarked } from '../../kit/csv.ts';
import type { ImportColumn } from './import-columns.ts';
import { isWrongMoment, MOMENT_COLUMNS, momentsOf } from './import-dates.ts';
import { innerMmField, optionForm, optionKey, productChange } from './product-form.ts';
import { readStoryTexts } from './story-texts.ts';

/** Problem of a line or of one of its cells. */
export type ImportProblem = { line: number; column: ImportColumn | null; message: string };

/** Option of one line; without a stock it is left unchanged. */
export type ImportOption = {
  line: number;
  gender: string;
  size: string;
  color: string;
  stock?: number | undefined;
  sku?: string | undefined;
  lowStock?: number | undefined;
  /** Length inside the shoe in mm, the same for all options of a size. */
  innerMm?: number | undefined;
};
/** Product of one or more lines; missing fields are left unchanged. */
export type ImportedProduct = {
  line: number;
  productId: number | null;
  sellerCode: string | null;
  fields: Omit<
    v.InferOutput<typeof productChange>,
    'options' | 'images' | 'version' | 'innerLengths' | 'story'
  >;
  /** Texts of the story; undefined leaves it unchanged. */
  storyTexts?: readonly string[] | undefined;
  options: readonly ImportOption[];
};

export type ImportLine = { line: number; cells: ReadonlyMap<ImportColumn, string> };

const FORMULA = /^[=+@＝＋＠]/;
const COUNT = /^\d{1,9}$/;
const GENDERS: Readonly<Record<string, string>> = { 남성: 'MEN', 여성: 'WOMEN', 공용: 'UNISEX' };
const DISCOUNTS: Readonly<Record<string, string>> = {
  없음: 'NONE',
  할인율: 'RATE_DISCOUNT',
  '할인 금액': 'FIXED_DISCOUNT',
  할인금액: 'FIXED_DISCOUNT',
};
const FACTS = [
  'material',
  'heelMm',
  'manufacturer',
  'country',
  'care',
  'warranty',
  'serviceContact',
] as const;
const PLAIN = ['name', 'price', 'discountType', 'discountValue', 'description'] as const;
const NUMBERS: readonly ImportColumn[] = [
  'productId',
  'price',
  'discountValue',
  'heelMm',
  'stock',
  'lowStock',
  'innerMm',
];
/** Columns that must be equal in all lines of a product. */
const SHARED: readonly ImportColumn[] = [
  'sellerCode',
  'productId',
  'category',
  'brand',
  'footWidth',
  'mainMaterial',
  ...PLAIN,
  ...MOMENT_COLUMNS,
  ...FACTS,
  'story',
];

/** Ids of the categories and brands that cells name. */
type KnownNames = {
  categories: ReadonlyMap<string, number>;
  brands: (cell: string) => number | undefined;
};

/** Cell of a product without a brand, a width, a main material or texts in its story. */
export const NONE = '없음';

/** Groups lines into products: lines with one seller code or product id belong together. */
export function readImportLines(
  lines: readonly ImportLine[],
  known: KnownNames,
): { goods: ImportedProduct[]; problems: ImportProblem[] } {
  const groups = new Map<string, ImportLine[]>();
  const problems: ImportProblem[] = [];
  for (const { line, cells } of lines) {
    const one = { line, cells: new Map([...cells].map(([column, cell]) => [column, unmarked(cell)])) };
    problems.push(...lineProblems({ line, cells }));
    const key = one.cells.get('productId') ? `#${one.cells.get('productId')}` : one.cells.get('sellerCode');
    if (key) groups.set(key, [...(groups.get(key) ?? []), one]);
    else
      problems.push({
        line: one.line,
        column: 'sellerCode',
        message: '판매자 코드나 상품번호를 적어 주세요.',
      });
  }
  const bad = new Set(problems.map(({ line }) => line));
  const goods: ImportedProduct[] = [];
  for (const group of groups.values()) {
    // A product is imported completely or not at all.
    if (group.some(({ line }) => bad.has(line))) continue;
    const read = readSellerProduct(group, known);
    if (Array.isArray(read)) problems.push(...read);
    else goods.push(read);
  }
  return { goods, problems };
}

/** Strips an apostrophe, which marks numbers as text, and thousands separators. */
const digitsOf = (cell: string): string => cell.replace(/^'/, '').replaceAll(',', '');

function lineProblems({ line, cells }: ImportLine): ImportProblem[] {
  return [...cells].flatMap(([column, written]) => {
    // Tested before unescaping, so that text escaped by an export is not taken for a formula.
    if (FORMULA.test(written))
      return [{ line, column, message: '수식이 든 칸은 읽지 않아요. 값으로 바꿔 주세요.' }];
    const cell = unmarked(written);
    if (NUMBERS.includes(column) && !COUNT.test(digitsOf(cell)))
      return [{ line, column, message: '숫자로 적어 주세요.' }];
    if (isWrongMoment(column, cell))
      return [{ line, column, message: '2026-11-24 09:00처럼 적거나, 지우려면 없음이라고 적어 주세요.' }];
    return [];
  });
}

const numberOf = (cell: string | undefined): number | undefined =>
  cell === undefined ? undefined : Number(digitsOf(cell));

function readSellerProduct(
  group: readonly ImportLine[],
  { categories, brands }: KnownNames,
): ImportedProduct | ImportProblem[] {
  const problems: ImportProblem[] = [];
  const said = new Map<ImportColumn, { line: number; cell: string }>();
  for (const { line, cells } of group)
    for (const column of SHARED) {
      const cell = cells.get(column);
      const before = said.get(column);
      if (cell === undefined) continue;
      if (!before) said.set(column, { line, cell });
      else if (before.cell !== cell)
        problems.push({ line, column, message: `같은 상품인데 ${before.line}번째 줄과 달라요.` });
    }
  const at = (column: ImportColumn) => said.get(column)?.cell;
  const first = group[0]?.line ?? 0;
  const problem = (column: ImportColumn | null, message: string) =>
    problems.push({ line: (column && said.get(column)?.line) ?? first, column, message });
  const category = at('category');
  const categoryId = category === undefined ? undefined : categories.get(category);
  if (category !== undefined && categoryId === undefined) problem('category', '없는 카테고리예요.');
  const brand = brandOf(at('brand'), brands);
  if (brand === 'unknown') problem('brand', '없는 브랜드예요. 브랜드가 없으면 없음이라고 적어 주세요.');
  const fields = v.safeParse(productChange, {
    ...(at('name') === undefined ? {} : { name: at('name') }),
    ...(at('price') === undefined ? {} : { price: numberOf(at('price')) }),
    ...(categoryId === undefined ? {} : { categoryId }),
    ...(brand === 'unknown' ? {} : brand),
    ...traitOf('footWidth', at('footWidth'), FOOT_WIDTHS),
    ...traitOf('mainMaterial', at('mainMaterial'), MAIN_MATERIALS),
    ...discountOf(at('discountType'), at('discountValue')),
    ...momentsOf(at),
    ...(at('description') === undefined ? {} : { description: at('description') }),
    ...(at('sellerCode') === undefined ? {} : { sellerCode: at('sellerCode') }),
    ...factsOf(at),
    ...storyOf(at('story')),
  });
  for (const issue of fields.issues ?? []) {
    const column = [...SHARED].find((one) => issue.path?.some(({ key }) => key === one)) ?? null;
    problem(column, issue.message);
  }
  const options = group.flatMap((one) => {
    const read = readOption(one);
    if ('message' in read) problems.push(read);
    return 'message' in read ? [] : [read];
  });
  problems.push(...twinProblems(options), ...lengthProblems(options));
  if (problems.length > 0 || !fields.success) return problems;
  const { options: _, images: __, version: ___, innerLengths: ____, story, ...rest } = fields.output;
  const storyTexts = story?.flatMap((block) => (block.kind === 'TEXT' ? [block.text] : []));
  const sellerCode = at('sellerCode') ?? null;
  const productId = numberOf(at('productId')) ?? null;
  return { line: first, productId, sellerCode, fields: rest, storyTexts, options };
}

/** Problems of options that are in two lines. */
function twinProblems(options: readonly ImportOption[]): ImportProblem[] {
  const seen = new Map<string, number>();
  return options.flatMap((option): ImportProblem[] => {
    const twin = seen.get(optionKey(option));
    seen.set(optionKey(option), option.line);
    if (twin === undefined) return [];
    return [{ line: option.line, column: 'size', message: `${twin}번째 줄과 같은 옵션이에요.` }];
  });
}

/** Problems of sizes that have two lengths: a size has one, whatever its colour. */
function lengthProblems(options: readonly ImportOption[]): ImportProblem[] {
  const seen = new Map<string, ImportOption>();
  return options.flatMap((option): ImportProblem[] => {
    if (option.innerMm === undefined) return [];
    const twin = seen.get(option.size) ?? option;
    seen.set(option.size, twin);
    if (twin.innerMm === option.innerMm) return [];
    const message = `같은 사이즈인데 ${twin.line}번째 줄과 달라요.`;
    return [{ line: option.line, column: 'innerMm', message }];
  });
}

/** Lengths inside the shoe that options name, one per size. */
export const lengthsIn = (options: readonly ImportOption[]): InnerLength[] => [
  ...new Map(
    options.flatMap(({ size, innerMm }) =>
      innerMm === undefined ? [] : [[size, { size, innerMm }] as const],
    ),
  ).values(),
];

function brandOf(cell: string | undefined, brands: KnownNames['brands']) {
  if (cell === undefined) return {};
  if (cell === NONE) return { brandId: null };
  const brandId = brands(cell);
  return brandId === undefined ? ('unknown' as const) : { brandId };
}

/** Trait of a cell by its Korean name; an unknown name is kept, so that the form refuses it. */
function traitOf(
  column: 'footWidth' | 'mainMaterial',
  cell: string | undefined,
  traits: readonly { code: string; name: string }[],
) {
  if (cell === undefined) return {};
  const code = traits.find(({ name }) => name === cell)?.code ?? cell;
  return { [column]: cell === NONE ? null : code };
}

/** Texts of a cell as blocks, so that the form checks them. */
const storyOf = (cell: string | undefined) =>
  cell === undefined
    ? {}
    : { story: cell === NONE ? [] : readStoryTexts(cell).map((text) => ({ kind: 'TEXT', text })) };

const discountOf = (type: string | undefined, value: string | undefined) => ({
  ...(type === undefined ? {} : { discountType: DISCOUNTS[type] ?? type.toUpperCase() }),
  ...(value === undefined ? {} : { discountValue: numberOf(value) }),
});

function factsOf(at: (column: ImportColumn) => string | undefined): object {
  const facts = FACTS.flatMap((column) => {
    const cell = at(column);
    return cell === undefined ? [] : [[column, column === 'heelMm' ? numberOf(cell) : cell] as const];
  });
  return facts.length === 0 ? {} : { facts: Object.fromEntries(facts) };
}

const { gender, size, color, sku, lowStock } = optionForm.entries;
const OPTION_COLUMNS: readonly ImportColumn[] = [
  'gender',
  'size',
  'color',
  'stock',
  'sku',
  'lowStock',
  'innerMm',
];
const optionLine = v.object({
  gender,
  size,
  color,
  stock: v.optional(optionForm.entries.stock),
  sku,
  lowStock,
  innerMm: v.optional(innerMmField),
});

function readOption({ line, cells }: ImportLine): ImportOption | ImportProblem {
  const colour = cells.get('color') ?? '';
  const read = v.safeParse(optionLine, {
    gender: GENDERS[cells.get('gender') ?? ''] ?? cells.get('gender') ?? '',
    size: cells.get('size') ?? '',
    color: COLORS.find(({ name }) => name === colour)?.code ?? colour,
    stock: numberOf(cells.get('stock')),
    sku: cells.get('sku'),
    lowStock: numberOf(cells.get('lowStock')),
    innerMm: numberOf(cells.get('innerMm')),
  });
  if (read.success) return { line, ...read.output, sku: read.output.sku ?? undefined };
  const [issue] = read.issues;
  const column = OPTION_COLUMNS.find((one) => issue.path?.some(({ key }) => key === one)) ?? null;
  return { line, column, message: issue.message };
}
