import { chartsChanges } from './changes-charts.ts';
import { documentChanges } from './changes-documents.ts';
import { edgeChanges } from './changes-edge.ts';
import { eventsChanges } from './changes-events.ts';
import { growthChanges } from './changes-growth.ts';
import { legacyChanges } from './changes-legacy.ts';
import { memberChanges } from './changes-members.ts';
import { moneyChanges } from './changes-money.ts';
import { opsChanges } from './changes-ops.ts';
import { ordersChanges } from './changes-orders.ts';
import { payChanges } from './changes-pay.ts';
import { policyChanges } from './changes-policies.ts';
import { priceChanges } from './changes-prices.ts';
import { privacyChanges } from './changes-privacy.ts';
import { serverChanges } from './changes-servers.ts';
import { termsChanges } from './changes-terms.ts';
import type { Change } from './mutate-changes.ts';

/** Every wrong change that is played by its text: to the server, and to what charts call. */
export const textChanges: readonly Change[] = [
  ...moneyChanges,
  ...ordersChanges,
  ...termsChanges,
  ...payChanges,
  ...priceChanges,
  ...policyChanges,
  ...privacyChanges,
  ...memberChanges,
  ...documentChanges,
  ...edgeChanges,
  ...legacyChanges,
  ...eventsChanges,
  ...growthChanges,
  ...opsChanges,
  ...serverChanges,
  ...chartsChanges,
];
