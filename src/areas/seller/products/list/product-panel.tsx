import { Fragment } from 'react';
import { formatDateTime, formatNumber, formatWon } from '#domain/kit/format.ts';
import type { SellerProductDetail } from '#domain/seller/products/product-endpoints.ts';
import { productEditPath } from '#src/areas/seller/layout/paths.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { commonProductText } from '#src/text/products.ts';
import { Amounts } from '#src/ui/amounts.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { SidePanel } from '#src/ui/index-table/side-panel.tsx';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { RowItem, Rows } from '#src/ui/layout/rows.tsx';
import { colorName } from '#src/ui/products/color-name.ts';
import { salePeriodText } from '../editor/sale-period.text.ts';
import { ProductActions } from './product-actions.tsx';
import { productsText, productPanelText as text } from './products.text.ts';
import { wireSellerProduct } from './products.wiring.ts';

type PanelProps = {
  id: number;
  title: string;
  onOpen: (id: number) => void;
  onClose: () => void;
  onDone: () => void;
};

/** Side panel of one product: state, missing requirements and actions. */
export default function ProductPanel({ id, title, onOpen, onClose, onDone }: PanelProps) {
  const { toast } = useApp();
  const { snapshot, send } = useFlow(wireSellerProduct, { id });
  const { data, error } = snapshot.context;
  const done = (sentence: string) => {
    toast(sentence);
    send({ type: 'screen.reloaded' });
    onDone();
  };
  const copied = (copyId: number, sentence: string) => {
    toast(sentence);
    onDone();
    onOpen(copyId);
  };
  const gone = (sentence: string) => {
    toast(sentence);
    onClose();
    onDone();
  };
  return (
    <SidePanel title={data?.name ?? title} onClose={onClose}>
      <FlowFrame
        flow="sellerProduct"
        snapshot={snapshot}
        error={error || text.failed}
        onRetry={() => send({ type: 'screen.retried' })}
        hasContent={data !== null}
      >
        {data ? (
          <Stack gap={6}>
            <Row>
              <ButtonLink href={productEditPath(id)} tone="primary" size="small">
                {text.edit}
              </ButtonLink>
              {data.state === 'ON_SALE' ? (
                <ButtonLink href={paths.product(id)} size="small">
                  {text.shopPage}
                </ButtonLink>
              ) : null}
              <ProductActions product={data} onDone={done} onCopied={copied} onGone={gone} />
            </Row>
            {data.state === 'SUSPENDED' ? <p>{text.suspended(data.suspendedReason ?? '')}</p> : null}
            <Missing missing={data.missing} />
            <Facts product={data} />
            <LowOptions options={data.options} />
          </Stack>
        ) : null}
      </FlowFrame>
    </SidePanel>
  );
}

const Missing = ({ missing }: Pick<SellerProductDetail, 'missing'>) =>
  missing.length === 0 ? null : (
    <Stack gap={2}>
      <SectionTitle>{text.missing}</SectionTitle>
      <Muted>{text.missingHint}</Muted>
      <Rows>
        {missing.map(({ field, message }) => (
          <RowItem key={field}>{message}</RowItem>
        ))}
      </Rows>
    </Stack>
  );

function Facts({ product }: { product: SellerProductDetail }) {
  const { price, discountPrice, sellerCode, options, images, state, updatedAt } = product;
  const stock = options.reduce((sum, option) => sum + option.stock, 0);
  const stage = salePeriodText.stageOf(product);
  const rows = [
    [productsText.columns.state, productsText.states[state]],
    [productsText.columns.code, sellerCode ?? productsText.none],
    [productsText.columns.price, formatWon(price)],
    [productsText.columns.discounted, discountPrice === price ? productsText.none : formatWon(discountPrice)],
    ...(stage ? [[salePeriodText.period, `${salePeriodText.spanOf(product)} · ${stage}`] as const] : []),
    [text.facts.options, text.pieces(formatNumber(options.length))],
    [productsText.columns.stock, text.pieces(formatNumber(stock))],
    [text.facts.pictures, text.pieces(formatNumber(images.length))],
    [productsText.columns.changed, formatDateTime(updatedAt)],
  ] as const;
  return (
    <Amounts>
      {rows.map(([name, value]) => (
        <Fragment key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Fragment>
      ))}
    </Amounts>
  );
}

function LowOptions({ options }: Pick<SellerProductDetail, 'options'>) {
  const low = options.filter(({ stock, lowStock }) => stock <= lowStock);
  if (low.length === 0) return null;
  return (
    <Stack gap={2}>
      <SectionTitle>{text.lowOptions}</SectionTitle>
      <Rows>
        {low.map(({ optionId, gender, color, size, stock }) => (
          <RowItem key={optionId}>
            <Row spread>
              <span>{[commonProductText.genders[gender], colorName(color), size].join(' · ')}</span>
              <Chip>{text.left(formatNumber(stock))}</Chip>
            </Row>
          </RowItem>
        ))}
      </Rows>
    </Stack>
  );
}
