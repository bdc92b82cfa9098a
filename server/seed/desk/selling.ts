import { formatBusinessNo } from '#domain/kit/forms/business-no.ts';
import type { ApplicationForm } from '#domain/seller/application.ts';
import { send, withdraw } from '../../seller/applications/application-service.ts';
import { approve, askForMore, reject } from '../../seller/applications/decide-service.ts';
import { putDocument } from '../../seller/applications/document-file.ts';
import { noteDocument } from '../../seller/applications/document-service.ts';
import { pdfDocument } from './pdf-document.ts';
import type { Person } from './people.ts';
import { buy } from './posts.ts';
import { RETURNED } from './returns.ts';
import { APPLICATIONS, type Application } from './selling-rows.ts';
import type { Stage, Step } from './stage.ts';
import { STORE_LIFE } from './store-life.ts';

/** Hours before the opening at which an administrator reviews the waiting application. */
const LOOKED_AFTER = 20;

/** Steps of sellers and applicants: applications, returns and products in every state. */
export const SELLING: readonly Step[] = [
  ...Object.entries(APPLICATIONS).flatMap(([key, row]) => applied(key, row)),
  // Purchases from before the store existed, which the seller can still read.
  [40 * 24, (stage) => buy(stage, 'maker', { place: 16, skip: 9 })],
  ...RETURNED,
  ...STORE_LIFE,
];

function applied(key: string, { by, hours, answer, hasPaper, ...form }: Application): Step[] {
  const words: ApplicationForm = { ...form, agreed: true };
  const sent: Step = [
    hours,
    async ({ as, ids, ports }) => {
      const { applicationId } = await as(by, async (me) => {
        const documentId = hasPaper ? await sendPaper(ports, me.id, words) : null;
        return send(ports, me, { ...words, documentId }, null);
      });
      ids.set(key, applicationId);
    },
  ];
  if (answer === null) return [sent];
  const decided: Step = [hours - LOOKED_AFTER, (stage) => decide(stage, key, { by, ...answer })];
  return [sent, decided];
}

/** Attaches a business document generated from the application. */
async function sendPaper(ports: Stage['ports'], userId: number, form: ApplicationForm): Promise<number> {
  const lines = [
    '사업자등록증 (시연용)',
    `등록번호: ${formatBusinessNo(form.businessNo)}`,
    `상호: ${form.storeName}`,
    `성명: ${form.ownerName}`,
    `사업장 소재지: ${form.addressLine1} ${form.addressLine2}`,
  ];
  const kept = await putDocument(ports.files, 'PDF', pdfDocument(lines));
  return (await noteDocument(ports, userId, kept)).documentId;
}

type Said = NonNullable<Application['answer']> & { by: Person };

function decide({ as, idOf, ports }: Stage, key: string, { by, to, reason }: Said): Promise<unknown> {
  const seen = { id: idOf(key), version: 1 };
  if (to === 'WITHDRAWN') return as(by, (me) => withdraw(ports, me));
  if (to === 'APPROVED') return as('admin', (me) => approve(ports, me, seen, null));
  const asked = { ...seen, reason };
  return as('admin', (me) => (to === 'REJECTED' ? reject : askForMore)(ports, me, asked, null));
}
