import { listSellerClaims, readSellerClaim } from '#domain/seller/claims/claim-desk.ts';
import { rejectClaim } from '#domain/trade/claims/claim-rejection.ts';
import { envelope, isJson, withData } from '../kit/answers.ts';
import { type Driver, retry } from '../kit/driver.ts';

const PAGE = '/claim-manage';
const member = 'seller';

/** Whether the table shows rejected requests already. */
const isNarrowed = ({ query }: Readonly<Record<string, unknown>>): boolean =>
  JSON.stringify(query).includes('REJECTED');

/** The rows of the path are shown: no seeded claim is decided. */
const rows = withData((data, sample) => {
  const { items: content = [], counts, ...page } = isJson(sample) ? sample : {};
  const { LATE: lateRefunds = 0, ...states } = isJson(counts) ? counts : {};
  return { ...(isJson(data) ? data : {}), content, ...page, counts: states, lateRefunds };
});

export const claimList: Driver = {
  member,
  path: PAGE,
  ports: { loadPage: { asks: [listSellerClaims], answer: rows } },
  events: {
    'filter.changed': {
      press: (page, { page: turned }) =>
        turned
          ? page.getByRole('button', { name: '다음', exact: true })
          : page.getByRole('group', { name: '보기' }).getByRole('button', { name: /^거절/ }),
    },
    'screen.retried': retry,
  },
  offscreen: { 'screen.reloaded': 'A step is taken first.' },
  hidden: ({ type, page }, { state, context }) =>
    type === 'filter.changed' && (page ? state !== 'loaded.filled' : isNarrowed(context)),
};

const STEPS: Readonly<Record<string, string>> = {
  approve: '승인',
  check: '검수',
  collect: '수거 접수',
  receive: '입고 확인',
  complete: '완료',
  reject: '거절',
};

const stepButton = (name: unknown) => ({ name: STEPS[String(name)] ?? '', exact: true });
const shown = async (_: unknown, sample: unknown) => envelope(sample);

export const claimDesk: Driver = {
  member,
  path: `${PAGE}?open=7`,
  ports: { load: { asks: [readSellerClaim], answer: shown } },
  events: {
    'step.chosen': {
      press: (page, { step }) => page.getByRole('dialog').getByRole('button', stepButton(step)),
    },
    'step.dropped': {
      press: (page) => page.getByRole('dialog').getByRole('button', { name: '취소', exact: true }),
    },
    'screen.retried': retry,
  },
  offscreen: {
    'step.taken': 'its form is a flow of its own; tests/views/seller/claim-panel.test.tsx takes each step',
    'parcel.noted': 'its form is a flow of its own; tests/views/seller/claim-panel.test.tsx notes a parcel',
    'claim.moved': 'tests/views/seller/claim-panel.test.tsx is too late for a step',
  },
};

/** An open request of the seed is opened to be rejected, and what is sent stays here: all paths need it open. */
export const claimStep: Driver = {
  member,
  path: async (call) => {
    const { content } = await call(listSellerClaims, { query: { state: 'OPEN' } });
    return `${PAGE}?open=${content[0]?.claimId}`;
  },
  reach: (page) => page.getByRole('dialog').getByRole('button', stepButton('reject')).click(),
  ports: {
    save: {
      asks: [rejectClaim],
      answer: async () => envelope({ claimId: 7, status: 'REJECTED' }),
    },
  },
  events: {
    'field.changed': {
      before: async (page, { change }) => {
        if (!isJson(change)) return;
        const form = page.locator('[data-flow="claimStep"]');
        await form.getByRole('combobox').selectOption(String(change.reason ?? ''));
        await form.getByRole('textbox').fill(String(change.answer ?? ''));
      },
    },
    'form.submitted': { press: (page) => page.getByRole('button', { name: '거절하기', exact: true }) },
  },
  absent: /^saved$/,
};
