import { formatDateTime, formatWon } from '#domain/kit/format.ts';
import { type Deposit, depositBalance } from '#domain/trade/orders/deposit.ts';
import { depositText as text } from '#src/areas/trade/deposits/deposit.text.ts';
import { useApp } from '#src/flow/app-context.tsx';
import { Amounts, TotalAmount, TotalName } from '#src/ui/amounts.tsx';
import { Button } from '#src/ui/button.tsx';
import { TextLink } from '#src/ui/button-link.tsx';
import { Muted, Row } from '#src/ui/layout/layout.tsx';
import { Block } from '../checkout/checkout-layout.tsx';

/** Account, amount and deadline of an order that waits for its deposit; renders nothing for any other. */
export function DepositBox({ deposit }: { deposit: Deposit | null }) {
  const { toast } = useApp();
  if (deposit?.state !== 'WAITING') return null;
  const { bank, accountNumber, depositor, amount, deposited, dueAt, testUrl } = deposit;
  const copy = () =>
    navigator.clipboard.writeText(accountNumber).then(
      () => toast(text.copied),
      () => toast(text.notCopied, 'error'),
    );
  return (
    <Block title={text.title}>
      <div>
        <strong>{text.until(formatDateTime(dueAt))}</strong>
        <Muted>{text.expires}</Muted>
      </div>
      <Amounts>
        <dt>{text.account}</dt>
        <dd>
          {bank} {accountNumber}
        </dd>
        <dt>{text.depositor}</dt>
        <dd>{depositor}</dd>
        <TotalName>{text.amount}</TotalName>
        <TotalAmount>{formatWon(depositBalance(amount, deposited).missing)}</TotalAmount>
      </Amounts>
      {deposited > 0 ? <Muted>{text.arrived(formatWon(deposited))}</Muted> : null}
      <Row>
        <Button type="button" size="small" onClick={() => void copy()}>
          {text.copy}
        </Button>
        {testUrl ? (
          <TextLink as="a" href={testUrl}>
            {text.play}
          </TextLink>
        ) : null}
      </Row>
    </Block>
  );
}
