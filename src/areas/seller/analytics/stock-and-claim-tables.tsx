import { Link } from 'wouter';
import { formatNumber } from '#domain/kit/format.ts';
import type { SellerDashboard } from '#domain/seller/analytics/seller-dashboard.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import { BarTable } from './sales-tables.tsx';
import { sellerDashboardText as text } from './seller-dashboard.text.ts';

const List = styled('ul', {
  display: 'grid',
  '& li': {
    display: 'grid',
    gap: '$1',
    padding: '$3 0',
    borderBottom: '1px solid $line',
    fontSize: '$label',
  },
  '& a': { textDecoration: 'underline', textUnderlineOffset: '3px' },
});

const outlook = ({ size, daysLeft }: SellerDashboard['ending'][number]): string =>
  daysLeft === 0 ? text.runsOutToday(size) : text.runsOut(size, formatNumber(daysLeft));

/** Options that will sell out soon at the present pace. */
export function Ending({ ending }: Pick<SellerDashboard, 'ending'>) {
  return (
    <Stack gap={3} as="section" aria-label={text.ending}>
      <SectionTitle>{text.ending}</SectionTitle>
      <Muted>{ending.length === 0 ? text.noEnding : text.endingHint}</Muted>
      <List>
        {ending.map((one) => (
          <li key={one.optionId}>
            <span>
              <Link href={paths.product(one.productId)}>{one.name}</Link> {colorName(one.color)}{' '}
              <strong>{outlook(one)}</strong>
            </span>
            <Muted>{text.pace(formatNumber(one.sold30), formatNumber(one.stock))}</Muted>
          </li>
        ))}
      </List>
    </Stack>
  );
}

/** Reasons of returns, and products whose size did not fit. */
export function Claims({ claims, misfits }: Pick<SellerDashboard, 'claims' | 'misfits'>) {
  if (claims.every(({ count }) => count === 0))
    return (
      <Stack gap={3} as="section" aria-label={text.claims}>
        <SectionTitle>{text.claims}</SectionTitle>
        <Muted>{text.noClaims}</Muted>
      </Stack>
    );
  return (
    <>
      <BarTable
        title={text.claims}
        hint={text.claimsHint}
        heads={[text.claims, text.numbers]}
        rows={claims.map(({ reason, count }) => ({
          key: reason,
          name: text.reasons[reason],
          level: count,
          cells: [text.count(formatNumber(count))],
        }))}
      />
      {misfits.length === 0 ? null : (
        <BarTable
          title={text.misfits}
          heads={[text.product, text.tooSmall, text.tooLarge, text.returned]}
          rows={misfits.map(({ productId, name, tooSmall, tooLarge, returned }) => ({
            key: productId,
            name: <Link href={paths.product(productId)}>{name}</Link>,
            level: tooSmall + tooLarge + returned,
            cells: [tooSmall, tooLarge, returned].map((count) => text.count(formatNumber(count))),
          }))}
        />
      )}
    </>
  );
}
