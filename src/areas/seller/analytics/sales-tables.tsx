import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatNumber, formatWon } from '#domain/kit/format.ts';
import type { SellerDashboard } from '#domain/seller/analytics/seller-dashboard.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, SectionTitle, Stack, VisuallyHidden } from '#src/ui/layout/layout.tsx';
import { MetricTable } from '#src/ui/metrics/day-table.tsx';
import { LevelBar } from '#src/ui/metrics/level-bar.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import { sellerDashboardText as text } from './seller-dashboard.text.ts';

const Scroll = styled('div', {
  overflowX: 'auto',
  '& tbody th': { minWidth: '140px' },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});
const Name = styled('span', { display: 'grid', gap: '$1', fontWeight: '$semibold' });

type Row = { key: number | string; name: ReactNode; level: number; cells: readonly string[] };
type TableProps = {
  title: string;
  hint?: string;
  heads: readonly [string, ...string[]];
  rows: readonly Row[];
};

/** Table of numbers, each row with a bar of its share of the largest. */
export function BarTable({ title, hint, heads: [first, ...heads], rows }: TableProps) {
  const most = Math.max(...rows.map(({ level }) => level));
  return (
    <Stack gap={3} as="section" aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      {hint ? <Muted>{hint}</Muted> : null}
      <Scroll>
        <MetricTable>
          <VisuallyHidden as="caption">{title}</VisuallyHidden>
          <thead>
            <tr>
              <th scope="col">{first}</th>
              {heads.map((head) => (
                <th key={head} scope="col" data-number="">
                  {head}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ key, name, level, cells }) => (
              <tr key={key}>
                <th scope="row">
                  <Name>
                    {name}
                    <LevelBar value={level} most={most} />
                  </Name>
                </th>
                {cells.map((cell, index) => (
                  <td key={heads[index]} data-number="">
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </MetricTable>
      </Scroll>
    </Stack>
  );
}

type Sold = { pieces: number; net: number };
const soldCells = ({ pieces, net }: Sold) => [text.pieces(formatNumber(pieces)), formatWon(net)];
const toProduct = (id: number, name: string) => <Link href={paths.product(id)}>{name}</Link>;

/** Best-selling products and options, and sales and stock by size. */
export function SalesTables({ topGoods, topOptions, sizes }: SellerDashboard) {
  return (
    <>
      <BarTable
        title={text.topGoods}
        heads={[text.product, text.sold, text.net]}
        rows={topGoods.map((one) => ({
          key: one.productId,
          name: toProduct(one.productId, one.name),
          level: one.net,
          cells: soldCells(one),
        }))}
      />
      <BarTable
        title={text.topOptions}
        heads={[text.option, text.sold, text.net]}
        rows={topOptions.map((one) => ({
          key: one.optionId,
          name: toProduct(one.productId, `${one.name} ${colorName(one.color)} ${one.size}`),
          level: one.net,
          cells: soldCells(one),
        }))}
      />
      <BarTable
        title={text.sizes}
        hint={text.sizesHint}
        heads={[text.size, text.sold, text.stock]}
        rows={sizes.map(({ size, sold, stock }) => ({
          key: size,
          name: size,
          level: sold,
          cells: [text.pieces(formatNumber(sold)), text.pieces(formatNumber(stock))],
        }))}
      />
    </>
  );
}
