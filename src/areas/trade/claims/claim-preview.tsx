import { formatWon } from '#domain/kit/format.ts';
import { causeOf } from '#domain/trade/claims/cancellation-reasons.ts';
import { type ClaimDraft, isPaid } from '#machines/trade/claim-draft.ts';
import type { ClaimSubject } from '#machines/trade/order-claim.machine.ts';
import { orderText } from '#src/areas/trade/orders/orders.text.ts';
import { styled } from '#src/styles/stitches.ts';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { claimWords } from './claim.text.ts';
import { ClaimStages } from './claim-stages.tsx';

const text = claimWords.preview;
const Framed = styled('section', { padding: '$5', borderRadius: '$card', border: '1px solid $line' });
const Branches = styled('ul', { display: 'grid', gap: '$2' });
const Branch = styled('li', {
  display: 'flex',
  justifyContent: 'space-between',
  gap: '$4',
  color: '$ink3',
  fontVariantNumeric: 'tabular-nums',
  '&[aria-current]': { color: '$ink', fontWeight: '$bold' },
});

type Props = { subject: ClaimSubject; draft: ClaimDraft };

/** Key of the branch that the filled-in form leads to; null before a reason is chosen. */
const branchOf = (draft: ClaimDraft): string | null => {
  const { type, reason } = draft;
  if (type === 'EXCHANGE') return 'EXCHANGE';
  if (isPaid(draft)) return 'PREPAID';
  return reason === '' ? null : causeOf(reason);
};

/** What follows the request: the days of its stages, and the money of each branch. */
export function ClaimPreview({ subject: { branches }, draft }: Props) {
  const plan = branches.plans.find(
    ({ method, pickupOn }) => method === draft.method && (method === 'OWN' || pickupOn === draft.pickupOn),
  );
  const { refunds } = branches.parts.find(({ quantity }) => quantity === draft.quantity) ?? branches;
  const chosen = branchOf(draft);
  const rows = [
    ['CHANGE_OF_MIND', text.refund(formatWon(refunds.CHANGE_OF_MIND.cash))],
    ...(refunds.PREPAID ? [['PREPAID', text.refund(formatWon(refunds.PREPAID.cash))] as const] : []),
    ['DEFECT', text.refund(formatWon(refunds.DEFECT.cash))],
    ['EXCHANGE', text.noMoney],
  ] as const;
  return (
    <Framed>
      <Stack gap={4}>
        <SectionTitle>{text.title}</SectionTitle>
        {plan ? (
          <ClaimStages
            label={text.title}
            stages={plan.stages}
            type={draft.type === 'EXCHANGE' ? 'EXCHANGE' : 'RETURN'}
            method={plan.method}
          />
        ) : null}
        <Branches aria-label={orderText.refund.title}>
          {rows.map(([key, won]) => (
            <Branch key={key} {...(key === chosen ? { 'aria-current': 'true' as const } : {})}>
              <span>{text.branches[key]}</span>
              <span>{won}</span>
            </Branch>
          ))}
        </Branches>
        <Muted>{text.hint}</Muted>
      </Stack>
    </Framed>
  );
}
