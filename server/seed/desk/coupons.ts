import type { CampaignForm } from '#domain/admin/coupons/campaign-endpoints.ts';
import { laterDay, seoulDay } from '#domain/kit/time/time.ts';
import { beginCampaign, setCampaignPaused } from '../../admin/coupons/campaign-service.ts';
import { beginIssue, continueIssue } from '../../admin/coupons/issue-service.ts';
import { columns } from '../../db/statements/columns.ts';
import { registerCode } from '../../trade/coupons/service.ts';
import { markUsed } from '../../trade/coupons/store.ts';
import type { Person } from './people.ts';
import { buy } from './posts.ts';
import type { Stage, Step } from './stage.ts';

const DAYS = 24;
const HOUR_MS = 3_600_000;
/** Days within which a member counts as new, which selects the scripted members. */
const NEWCOMER_DAYS = 190;

type Terms = Pick<
  CampaignForm,
  'code' | 'name' | 'discountType' | 'discountValue' | 'issueLimit' | 'validDays'
> &
  Partial<Pick<CampaignForm, 'distribution' | 'freeShipping' | 'minOrderAmount' | 'maxDiscountAmount'>>;
type Campaign = {
  /** Hours before the opening of the shop; negative values lie after it. */
  begun: number;
  starts?: number;
  ends: number;
  terms: Terms;
  registered?: readonly (readonly [Person, number])[];
};

const CAMPAIGNS: readonly Campaign[] = [
  {
    begun: 40 * DAYS,
    ends: 10 * DAYS,
    terms: {
      code: 'WINTERBYE',
      name: '겨울 신발 정리 3,000원',
      issueLimit: 50,
      validDays: 20,
      discountType: 'FIXED_DISCOUNT',
      discountValue: 3_000,
      minOrderAmount: 30_000,
    },
    registered: [
      ['collector', 39 * DAYS],
      ['days', 38 * DAYS],
      ['slow', 35 * DAYS],
    ],
  },
  {
    begun: 20 * DAYS,
    ends: -40 * DAYS,
    terms: {
      code: 'RUNNERS7',
      name: '달리는 사람 7%',
      issueLimit: 500,
      validDays: 30,
      discountType: 'RATE_DISCOUNT',
      discountValue: 7,
      maxDiscountAmount: 15_000,
    },
    registered: [['runner', 12 * DAYS]],
  },
  {
    begun: 9 * DAYS,
    ends: -21 * DAYS,
    terms: {
      code: 'FIRSTFIVE',
      name: '선착순 다섯 명 무료 배송',
      issueLimit: 5,
      validDays: 14,
      discountType: 'FIXED_DISCOUNT',
      discountValue: 0,
      freeShipping: true,
    },
    registered: [
      ['days', 210],
      ['collector', 208],
      ['slow', 206],
      ['socks', 205],
      ['heels', 203],
    ],
  },
  {
    begun: 7 * DAYS,
    ends: -30 * DAYS,
    terms: {
      code: 'NEWSHOES5',
      distribution: 'DOWNLOAD',
      name: '새 신발 5,000원',
      issueLimit: 300,
      validDays: 30,
      discountType: 'FIXED_DISCOUNT',
      discountValue: 5_000,
      minOrderAmount: 50_000,
    },
  },
  {
    begun: 2 * DAYS,
    starts: -5 * DAYS,
    ends: -35 * DAYS,
    terms: {
      code: 'YEAREND10',
      name: '연말 감사 10%',
      issueLimit: 1_000,
      validDays: 15,
      discountType: 'RATE_DISCOUNT',
      discountValue: 10,
      maxDiscountAmount: 20_000,
    },
  },
];

/**
 * Steps that create campaigns in every state: ended, paused, sold out, running with a bulk issue,
 * scheduled.
 */
export const COUPONS: readonly Step[] = [
  ...CAMPAIGNS.flatMap(running),
  [37 * DAYS, spend],
  [6 * DAYS, ({ as, idOf, ports }) => as('admin', () => setCampaignPaused(ports, idOf('RUNNERS7'), true))],
  [
    6.5 * DAYS,
    async ({ as, end, idOf, ports }) => {
      const joinedFrom = laterDay(seoulDay(end), -NEWCOMER_DAYS);
      const segment = { role: 'user', levelFrom: 1, levelTo: 10, joinedFrom } as const;
      const issue = await as('admin', (me) =>
        beginIssue(ports, me, { id: idOf('NEWSHOES5'), segment }, null),
      );
      await continueIssue(ports, issue.issueId);
    },
  ],
];

function running({ begun, starts, ends, terms, registered = [] }: Campaign): Step[] {
  return [
    [
      begun,
      async ({ as, end, ids, ports }) => {
        const at = (hours: number) => new Date(end.getTime() - hours * HOUR_MS).toISOString();
        const form = {
          distribution: 'CODE' as const,
          freeShipping: false,
          minOrderAmount: 0,
          maxDiscountAmount: null,
          ...terms,
          startsAt: starts === undefined ? null : at(starts),
          endsAt: at(ends),
        };
        const { campaignId } = await as('admin', () => beginCampaign(ports, form, null));
        ids.set(terms.code, campaignId);
      },
    ],
    ...registered.map(
      ([who, hours]): Step => [
        hours,
        ({ as, ports }) => as(who, (me) => registerCode(ports, me, terms.code, null)),
      ],
    ),
  ];
}

/** Buys something with an issued coupon. */
async function spend(stage: Stage): Promise<void> {
  const { tx, idOf, now } = stage;
  const coupon = await tx
    .selectFrom('coupons')
    .select(columns(['id', 'discount_type', 'discount_value', 'free_shipping']))
    .select(columns(['min_order_amount', 'max_discount_amount']))
    .where('campaign_id', '=', idOf('WINTERBYE'))
    .where('user_id', '=', idOf('collector'))
    .executeTakeFirstOrThrow();
  const orderId = await buy(stage, 'collector', { coupon });
  await markUsed(tx, coupon.id, orderId, now());
}
