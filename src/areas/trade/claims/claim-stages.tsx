import { formatDay } from '#domain/kit/format.ts';
import { seoulDay } from '#domain/kit/time/time.ts';
import type { ClaimStage, PlannedStage, ReturnMethod } from '#domain/trade/claims/claim-stages.ts';
import type { ClaimType } from '#domain/trade/orders/order-lifecycle.ts';
import { Step, Steps } from '../orders/step-list.tsx';
import { claimWords } from './claim.text.ts';

const text = claimWords.stages;

/** Returns the name of a stage for the kind of claim and the way back of its unit. */
function nameOf(stage: ClaimStage, type: ClaimType, method: ReturnMethod | null): string {
  if (stage === 'collect' && method === 'OWN') return text.ownParcel;
  return stage === 'accept' && type === 'EXCHANGE' ? text.exchange : text.names[stage];
}

/** Returns the day of a stage that is over, the chosen day of a pickup, or the last day of a coming stage. */
function dayOf({ stage, at, due }: PlannedStage, method: ReturnMethod | null): string {
  const day = formatDay(at ? seoulDay(new Date(at)) : (due ?? ''));
  return at || (stage === 'collect' && method === 'PICKUP') ? day : text.until(day);
}

type Props = {
  label: string;
  stages: readonly PlannedStage[];
  type: ClaimType;
  method: ReturnMethod | null;
};

/** Stages of a claim with the day of each that is over, and the day by which each coming one is due. */
export const ClaimStages = ({ label, stages, type, method }: Props) => {
  const last = stages.findLastIndex(({ at }) => at !== null);
  return (
    <Steps aria-label={label}>
      {stages.map(({ stage, at, due }, index) => (
        <Step
          key={stage}
          coming={at === null}
          {...(index === last ? { 'aria-current': 'step' as const } : {})}
        >
          <span>{nameOf(stage, type, method)}</span>
          <time dateTime={at ?? due ?? ''}>{dayOf({ stage, at, due }, method)}</time>
        </Step>
      ))}
    </Steps>
  );
};
