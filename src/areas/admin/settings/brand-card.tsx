import { useState } from 'react';
import type { BrandRow } from '#domain/admin/settings/brand-admin.ts';
import { formatNumber } from '#domain/kit/format.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { BrandDialog, BrandMergeDialog } from './brand-dialogs.tsx';
import { brandText as text } from './brands.text.ts';
import { wireBrandDesk } from './brands.wiring.ts';

const List = styled('ul', {
  display: 'grid',
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { padding: '$2 0', borderBottom: '1px solid $line' },
});

/** The open form: names of a brand (null adds one), or the merging of one. */
type Opened = { form: 'names'; brand: BrandRow | null } | { form: 'merge'; brand: BrandRow };

/** Brands with their names, and buttons to add, rename and merge them. */
export function BrandCard() {
  const { snapshot, send } = useFlow(wireBrandDesk);
  const { data, error } = snapshot.context;
  const [opened, open] = useState<Opened | null>(null);
  const close = () => {
    open(null);
    send({ type: 'screen.reloaded' });
  };
  return (
    <Card>
      <FlowFrame
        flow="brandDesk"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        <Stack>
          <Stack gap={2}>
            <Row spread>
              <SectionTitle>{text.title}</SectionTitle>
              <Button type="button" size="small" onClick={() => open({ form: 'names', brand: null })}>
                {text.add}
              </Button>
            </Row>
            <Muted>{text.hint}</Muted>
          </Stack>
          {data?.length === 0 ? <Muted>{text.empty}</Muted> : null}
          <List aria-label={text.label}>
            {data?.map((brand) => (
              <li key={brand.brandId}>
                <Line
                  brand={brand}
                  canMerge={data.length > 1}
                  onRename={() => open({ form: 'names', brand })}
                  onMerge={() => open({ form: 'merge', brand })}
                />
              </li>
            ))}
          </List>
        </Stack>
      </FlowFrame>
      {opened?.form === 'names' ? <BrandDialog brand={opened.brand} onClose={close} /> : null}
      {opened?.form === 'merge' ? (
        <BrandMergeDialog brand={opened.brand} brands={data ?? []} onClose={close} />
      ) : null}
    </Card>
  );
}

type LineProps = { brand: BrandRow; canMerge: boolean; onRename: () => void; onMerge: () => void };

function Line({ brand: { name, englishName, aliases, products }, canMerge, onRename, onMerge }: LineProps) {
  return (
    <Row spread>
      <Row css={{ gap: '$2' }}>
        <strong>{name}</strong>
        <Muted>{[englishName, ...aliases].filter(Boolean).join(', ')}</Muted>
        <Muted>{text.products(formatNumber(products))}</Muted>
      </Row>
      <Row css={{ gap: '$2' }}>
        <Button type="button" size="small" aria-label={text.renameOf(name)} onClick={onRename}>
          {text.rename}
        </Button>
        {canMerge ? (
          <Button type="button" size="small" aria-label={text.mergeOf(name)} onClick={onMerge}>
            {text.merge}
          </Button>
        ) : null}
      </Row>
    </Row>
  );
}
