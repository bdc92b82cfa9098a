import { auditChain, listAudit, readAuditEntry, verifyAudit } from '#domain/admin/audit/audit-log.ts';
import { asSampled, isJson, withData } from '../answers.ts';
import { type Driver, type PortDriver, resource, retry } from '../driver.ts';

const PAGE = '/admin/audit';
const member = 'admin';

/** Real entries or none, with earlier ones or not, as in the sample. */
const stretch: NonNullable<PortDriver['answer']> = withData((data, sample) => {
  const [real, wanted] = [Object(data), Object(sample)];
  return {
    entries: Array.isArray(wanted.entries) && wanted.entries.length === 0 ? [] : real.entries,
    next: wanted.next === null ? null : (real.next ?? 1),
  };
});

export const auditLog: Driver = {
  flow: 'auditLog',
  member,
  path: PAGE,
  ports: {
    read: { asks: [listAudit], answer: stretch },
    readOn: { asks: [listAudit], answer: stretch },
  },
  events: {
    'filter.changed': {
      before: async (page) => {
        await page.getByRole('combobox', { name: /^누가/ }).selectOption('SHOP');
      },
    },
    'more.requested': { press: (page) => page.getByRole('button', { name: '더 보기', exact: true }) },
    'screen.retried': retry('auditLog'),
  },
  // The values of the address are no change.
  hidden: ({ type }, { context }) =>
    type === 'filter.changed' && isJson(context.filter) && context.filter.actor === 'SHOP',
};

export const auditChainDriver: Driver = {
  flow: 'auditChain',
  member,
  path: PAGE,
  ports: {
    load: { asks: [auditChain] },
    // A few checks a minute are allowed, and paths send more: the answer is the sample.
    verify: { asks: [verifyAudit], answer: asSampled },
  },
  events: {
    'check.asked': { press: (page) => page.getByRole('button', { name: '지금 검증', exact: true }) },
    'screen.retried': retry('auditChain'),
  },
};

/** The first entry of the seed, beside the table. */
export const auditEntry = resource('auditEntry', `${PAGE}?open=1`, { asks: [readAuditEntry] }, member);
