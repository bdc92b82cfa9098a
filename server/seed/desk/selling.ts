import type { ApplicationForm } from '#domain/seller/application.ts';
import { formatBusinessNo } from '#domain/seller/application-business-no.ts';
import { actingAs } from '../../kit/actor.ts';
import { answerReview } from '../../seller/answers/answer-service.ts';
import { send, withdraw } from '../../seller/applications/application-service.ts';
import { approve, askForMore, reject } from '../../seller/applications/decide-service.ts';
import { putDocument } from '../../seller/applications/document-file.ts';
import { noteDocument } from '../../seller/applications/document-service.ts';
import { collectClaim, receiveClaim } from '../../seller/claims/step-service.ts';
import { addOwnOption, copyOwn, moveState } from '../../seller/goods/goods-desk-service.ts';
import { requestClaim } from '../../trade/claims/request-service.ts';
import { ACCOUNTS } from '../accounts.ts';
import { paperOf } from './paper.ts';
import type { Person } from './people.ts';
import { buy } from './posts.ts';
import { APPLICATIONS, type Application, RETURNS, type Return } from './selling-rows.ts';
import type { Stage, Step } from './stage.ts';

/** Hours before the shop opens at which an administrator looks at what waits. */
const LOOKED_AFTER = 20;

/** What sellers and those who want to be some leave at the desk: applications, returns and goods in every state. */
export const SELLING: readonly Step[] = [
  ...Object.entries(APPLICATIONS).flatMap(([key, row]) => applied(key, row)),
  ...RETURNS.flatMap(returned),
  [30, prepareGoods],
  [28, answerOne],
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

/** The paper of the business, drawn from what was applied for. */
async function sendPaper(ports: Stage['ports'], userId: number, form: ApplicationForm): Promise<number> {
  const lines = [
    '사업자등록증 (시연용)',
    `등록번호: ${formatBusinessNo(form.businessNo)}`,
    `상호: ${form.storeName}`,
    `성명: ${form.ownerName}`,
    `사업장 소재지: ${form.addressLine1} ${form.addressLine2}`,
  ];
  const kept = await putDocument(ports.files, 'PDF', paperOf(lines));
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

function returned(row: Return): Step[] {
  const key = `return of ${row.by}`;
  const sellerOf = ({ tx }: Stage, productId: number) =>
    tx
      .selectFrom('products as p')
      .innerJoin('stores as s', 's.id', 'p.store_id')
      .select('s.seller_id as id')
      .where('p.id', '=', productId)
      .executeTakeFirstOrThrow();
  const stepped = (hours: number, work: (stage: Stage, sellerId: number) => Promise<unknown>): Step => [
    hours,
    async (stage) => {
      const { id } = await sellerOf(stage, stage.idOf(`${row.by}'s product`));
      await actingAs({ memberId: id, requestId: null }, () => work(stage, id));
    },
  ];
  const steps: Step[] = [
    [row.hours + 4 * 24, (stage) => buy(stage, row.by, { place: row.place, skip: row.skip })],
    [
      row.hours,
      async ({ as, ids, idOf, ports }) => {
        const data = {
          ...{ orderItemId: idOf(`${row.by}'s pair`), type: 'RETURN' as const, newOptionId: null },
          ...{ reason: row.reason, detail: row.detail },
        };
        const { claimId } = await as(row.by, (me) =>
          requestClaim(ports, me.id, { data, pictures: [] }, null),
        );
        ids.set(key, claimId);
      },
    ],
  ];
  steps.push(
    stepped(row.hours - 10, ({ ports, idOf }, sellerId) =>
      collectClaim(ports, sellerId, { id: idOf(key), carrier: 'CJ대한통운', tracking: '640000000001' }, null),
    ),
  );
  if (row.isReceived)
    steps.push(
      stepped(row.hours - 30, ({ ports, idOf }, sellerId) =>
        receiveClaim(ports, sellerId, { id: idOf(key), note: '밑창에 흙이 조금 묻어 있어요.' }, null),
      ),
    );
  return steps;
}

/** The seller whose login the start prints, and the newest product of the store. */
async function demoSeller({ tx }: Stage) {
  const email = ACCOUNTS.find(({ role }) => role === 'seller')?.email ?? '';
  return tx
    .selectFrom('users as u')
    .innerJoin('stores as s', 's.seller_id', 'u.id')
    .innerJoin('products as p', 'p.store_id', 's.id')
    .select(['u.id as sellerId', 's.id as storeId', 'p.id as productId'])
    .where('u.email', '=', email)
    .orderBy('p.id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}

/** A draft, and a product that was shown and is hidden, with few pieces of one size and none of the others. */
async function prepareGoods(stage: Stage): Promise<void> {
  const { ports } = stage;
  const { sellerId, productId } = await demoSeller(stage);
  await actingAs({ memberId: sellerId, requestId: null }, async () => {
    await copyOwn(ports, sellerId, productId, null);
    const { productId: id } = await copyOwn(ports, sellerId, productId, null);
    const option = { gender: 'UNISEX', size: '300', color: 'BLACK', stock: 2 } as const;
    await addOwnOption(ports, sellerId, { id, option: { ...option, sku: null, lowStock: 3 } }, null);
    const { version } = await moveState(ports, sellerId, id, { state: 'ON_SALE', version: 2 });
    await moveState(ports, sellerId, id, { state: 'HIDDEN', version });
  });
}

/** The newest review of the store; the others wait for an answer. */
async function answerOne(stage: Stage): Promise<void> {
  const { ports, tx } = stage;
  const { sellerId, storeId } = await demoSeller(stage);
  const review = await tx
    .selectFrom('reviews as r')
    .innerJoin('products as p', 'p.id', 'r.product_id')
    .select('r.id')
    .where('p.store_id', '=', storeId)
    .where('r.created_at', '<', stage.now())
    .orderBy('r.created_at')
    .limit(1)
    .executeTakeFirst();
  if (!review) return;
  const content = '꼼꼼한 후기 감사해요. 발볼이 넓으시면 다음에는 반 치수 크게 신어 보세요.';
  await actingAs({ memberId: sellerId, requestId: null }, () =>
    answerReview(ports, sellerId, { id: review.id, content }),
  );
}
