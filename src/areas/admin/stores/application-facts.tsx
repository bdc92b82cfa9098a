import { Fragment, type ReactNode } from 'react';
import { formatDate, formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { formatBusinessNo } from '#domain/kit/forms/business-no.ts';
import { formatPhone } from '#domain/members/profile/profile.ts';
import type { ApplicationDetail } from '#domain/seller/application-desk.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { Amounts } from '#src/ui/amounts.tsx';
import { Muted, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { applicationsText as text } from './applications.text.ts';

const ApplicationFile = addition(
  () => import('./application-file.tsx'),
  () => null,
);

type Props = { application: ApplicationDetail };

const numberOf = ({ businessNo, isNumberValid }: ApplicationDetail): string =>
  businessNo && `${formatBusinessNo(businessNo)} · ${isNumberValid ? text.valid : text.invalid}`;

const documentOf = ({ applicationId, document }: ApplicationDetail): ReactNode =>
  document ? <ApplicationFile applicationId={applicationId} document={document} /> : text.document.none;

/** Facts of an application, its applicant and its messages. */
export function ApplicationFacts({ application: one }: Props) {
  const reported = one.mailOrderNo || (one.isMailOrderExempt ? text.exempt : text.none);
  const rows = [
    [text.facts.businessNo, numberOf(one)],
    [text.facts.document, documentOf(one)],
    [text.facts.ownerName, one.ownerName],
    [text.facts.phone, formatPhone(one.phone)],
    [text.facts.address, [one.zipCode, one.addressLine1, one.addressLine2].filter(Boolean).join(' ')],
    [text.facts.mailOrderNo, reported],
    [text.facts.description, one.description],
    [text.facts.sent, formatDateTime(one.sentAt)],
    [text.facts.joined, formatDate(one.history.joinedAt)],
    [text.facts.orders, text.count(formatNumber(one.history.orders))],
    [text.facts.sanctions, text.count(formatNumber(one.history.sanctions))],
    [text.facts.reason, one.reason ?? ''],
    [text.facts.decidedBy, one.decidedBy ?? ''],
  ] as const satisfies readonly (readonly [string, ReactNode])[];
  return (
    <Amounts>
      {rows
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Fragment key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Fragment>
        ))}
    </Amounts>
  );
}

/** Similar applications, reasons against an approval, and earlier applications. */
export function ApplicationDoubts({ application: { twins, inTheWay, history } }: Props) {
  return (
    <Stack gap={4}>
      <Stack gap={2}>
        <SectionTitle>{text.twins}</SectionTitle>
        {twins.length === 0 ? <Muted>{text.noTwins}</Muted> : null}
        <ul>
          {twins.map(({ by, kind, id, name }) => (
            <li key={`${by} ${kind} ${id}`}>
              {text.kinds[kind]} {name} · {text.alike[by]}
            </li>
          ))}
        </ul>
      </Stack>
      {history.earlier.length === 0 ? null : (
        <Stack gap={2}>
          <SectionTitle>{text.earlier}</SectionTitle>
          <ul>
            {history.earlier.map(({ state, at, reason }) => (
              <li key={at}>
                {formatDate(at)} {text.states[state]} {reason}
              </li>
            ))}
          </ul>
        </Stack>
      )}
      {inTheWay.length === 0 ? null : (
        <Stack gap={2}>
          <SectionTitle>{text.inTheWayTitle}</SectionTitle>
          <ul>
            {inTheWay.map((block) => (
              <li key={block}>{text.inTheWay[block] ?? block}</li>
            ))}
          </ul>
        </Stack>
      )}
    </Stack>
  );
}
