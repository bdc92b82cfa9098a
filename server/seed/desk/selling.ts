import type { ApplicationForm } from '#domain/seller/application.ts';
import { send, withdraw } from '../../seller/applications/application-service.ts';
import { approve, askForMore, reject } from '../../seller/applications/decide-service.ts';
import type { Person } from './people.ts';
import { buy } from './posts.ts';
import { RETURNED } from './returns.ts';
import { APPLICATIONS, type Application } from './selling-rows.ts';
import type { Stage, Step } from './stage.ts';
import { STORE_LIFE } from './store-life.ts';

/** Hours before the shop opens at which an administrator looks at what waits. */
const LOOKED_AFTER = 20;

/** What sellers and those who want to be some leave at the desk: applications, returns and goods in every state. */
export const SELLING: readonly Step[] = [
  ...Object.entries(APPLICATIONS).flatMap(([key, row]) => applied(key, row)),
  // Bought before there was a store: a seller reads the old orders.
  [40 * 24, (stage) => buy(stage, 'maker', { place: 16, skip: 9 })],
  ...RETURNED,
  ...STORE_LIFE,
];

function applied(key: string, { by, hours, answer, ...form }: Application): Step[] {
  const words: ApplicationForm = { ...form, agreed: true };
  const sent: Step = [
    hours,
    async ({ as, ids, ports }) => {
      const { applicationId } = await as(by, (me) => send(ports, me, words, null));
      ids.set(key, applicationId);
    },
  ];
  if (answer === null) return [sent];
  const decided: Step = [hours - LOOKED_AFTER, (stage) => decide(stage, key, { by, ...answer })];
  return [sent, decided];
}

type Said = NonNullable<Application['answer']> & { by: Person };

function decide({ as, idOf, ports }: Stage, key: string, { by, to, reason }: Said): Promise<unknown> {
  const seen = { id: idOf(key), version: 1 };
  if (to === 'WITHDRAWN') return as(by, (me) => withdraw(ports, me));
  if (to === 'APPROVED') return as('admin', (me) => approve(ports, me, seen, null));
  const asked = { ...seen, reason };
  return as('admin', (me) => (to === 'REJECTED' ? reject : askForMore)(ports, me, asked, null));
}
