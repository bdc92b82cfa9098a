import type { ProductOption } from '#domain/catalogue/product.ts';
import type { InnerLength } from '#domain/catalogue/product-lengths.ts';
import { convertSize, SIZE_SYSTEMS, type SizeSystem } from '#domain/catalogue/size-conversion.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { TextLink } from '#src/ui/button-link.tsx';
import { Accordion } from '#src/ui/layout/accordion.tsx';
import { Muted } from '#src/ui/layout/layout.tsx';
import { sizeTableText as text } from './size-table.text.ts';

const Table = styled('table', {
  width: '100%',
  maxWidth: '$reading',
  marginBottom: '$3',
  borderCollapse: 'collapse',
  fontSize: '$label',
  fontVariantNumeric: 'tabular-nums',
  '& th, & td': { padding: '$2', textAlign: 'center', borderBottom: '1px solid $line' },
  '& thead th': { color: '$ink3', fontWeight: 'inherit' },
});

/** Systems in which a product is labelled: sizes of the United States differ by gender, and everybody's are men's. */
const systemsOf = (options: readonly Pick<ProductOption, 'gender'>[]): readonly SizeSystem[] =>
  SIZE_SYSTEMS.filter((system) => {
    if (system === 'US_WOMEN') return options.some(({ gender }) => gender !== 'MEN');
    return system !== 'US_MEN' || options.some(({ gender }) => gender !== 'WOMEN');
  });

export type SizedOptions = { options: readonly Pick<ProductOption, 'size' | 'gender'>[] };
type SizeTableProps = SizedOptions & { lengths: readonly InnerLength[] };

/** Sizes of a product in Korean millimetres and in other systems, with the measured lengths inside the shoe. */
export function SizeTable({ options, lengths }: SizeTableProps) {
  const sizes = [...new Set(options.map(({ size }) => Number(size)))].toSorted((one, other) => one - other);
  const systems = systemsOf(options);
  const measured = new Map(lengths.map(({ size, innerMm }) => [Number(size), innerMm]));
  const hasLengths = sizes.some((mm) => measured.has(mm));
  return (
    <Accordion title={hasLengths ? text.measuredTitle : text.title}>
      <Table>
        <thead>
          <tr>
            <th scope="col">{text.korean}</th>
            {hasLengths ? <th scope="col">{text.inner}</th> : null}
            {systems.map((system) => (
              <th key={system} scope="col">
                {text.systems[system]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sizes.map((mm) => (
            <tr key={mm}>
              <th scope="row">{mm}</th>
              {hasLengths ? <td>{measured.get(mm) ?? text.unmeasured}</td> : null}
              {systems.map((system) => (
                <td key={system}>{convertSize(mm, system)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {hasLengths ? <Muted>{text.innerNote}</Muted> : null}
      <Muted>{text.note}</Muted>
      <TextLink href={paths.footRuler}>{text.ruler}</TextLink>
    </Accordion>
  );
}
