import { Link } from 'wouter';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { SANCTION_REASONS } from '#domain/members/account/sanction.ts';
import type { OpenedCase } from '#machines/admin/reports/report-case.model.ts';
import { styled } from '#src/styles/stitches.ts';
import { Chip, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { adminPaths } from '../paths.ts';
import { CasePictures } from './case-pictures.tsx';
import { placeOf, wordsIn } from './case-text.ts';
import { reportsText, caseText as text } from './reports.text.ts';

type Report = OpenedCase['report'];

const Words = styled('blockquote', {
  margin: 0,
  padding: '$4',
  borderRadius: '$card',
  background: '$sunken',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
});
const Lines = styled('ul', {
  display: 'grid',
  gap: '$3',
  fontSize: '$label',
  '& li': { display: 'grid', gap: '$1', overflowWrap: 'anywhere' },
});

/** Texts of reported content, at the time of the report or now. */
export const CaseText = ({ snapshot }: Pick<Report, 'snapshot'>) => (
  <Words>
    {wordsIn(snapshot).map((words, place) =>
      place === 0 ? <strong key={words}>{words}</strong> : <p key={words}>{words}</p>,
    )}
    {wordsIn(snapshot).length === 0 ? reportsText.wordless : null}
  </Words>
);

/** Facts of a case: content, author, reporters, and later changes. */
export function CaseFacts({ opened: { report, sanctions } }: { opened: OpenedCase }) {
  return (
    <>
      <Stack gap={3}>
        <SectionTitle>{text.content}</SectionTitle>
        <CaseText snapshot={report.snapshot} />
        {report.current ? (
          <>
            <Muted>{text.rewritten}</Muted>
            <CaseText snapshot={report.current} />
          </>
        ) : null}
        <CasePictures pictures={report.pictures} />
        <Row spread>
          <Muted>{text.score(formatNumber(report.score), formatNumber(report.reportCount))}</Muted>
          <Link href={placeOf(report)}>{text.open}</Link>
        </Row>
      </Stack>
      <Author report={report} sanctions={sanctions} />
      <Reporters reports={report.reports} />
      {report.history.length > 0 ? (
        <Stack gap={3}>
          <SectionTitle>{text.history}</SectionTitle>
          <Lines>
            {report.history.map(({ event, by, at }) => (
              <li key={`${event} ${at}`}>
                <Row spread>
                  <span>{[text.events[event] ?? event, by].filter(Boolean).join(' · ')}</span>
                  <Muted>{formatDateTime(at)}</Muted>
                </Row>
              </li>
            ))}
          </Lines>
        </Stack>
      ) : null}
    </>
  );
}

const Author = ({ report: { author }, sanctions }: OpenedCase) => (
  <Stack gap={3}>
    <SectionTitle>{text.author}</SectionTitle>
    <Row spread>
      <strong>{author.nickname}</strong>
      <Link href={`${adminPaths.members}?open=${author.userId}`}>{text.openAuthor}</Link>
    </Row>
    <Link href={`${adminPaths.reports}?author=${author.userId}`}>{text.ofAuthor}</Link>
    {sanctions.length === 0 ? <Muted>{text.noSanctions}</Muted> : null}
    <Lines>
      {sanctions.map(({ sanctionId, kind, reason, isInForce, givenAt }) => (
        <li key={sanctionId}>
          <Row spread>
            <span>
              <Chip>{reportsText.kinds[kind]}</Chip> {SANCTION_REASONS[reason]}{' '}
              {isInForce ? text.inForce : ''}
            </span>
            <Muted>{formatDateTime(givenAt)}</Muted>
          </Row>
        </li>
      ))}
    </Lines>
  </Stack>
);

const Reporters = ({ reports }: Pick<Report, 'reports'>) => (
  <Stack gap={3}>
    <SectionTitle>{text.reporters}</SectionTitle>
    <Lines>
      {reports.map(({ reporter, reason, description, weight, judged, agreed, createdAt }) => (
        <li key={reporter.userId}>
          <Row spread>
            <span>
              <strong>{reporter.nickname}</strong> <Chip>{reportsText.reasons[reason]}</Chip>
            </span>
            <Muted>{formatDateTime(createdAt)}</Muted>
          </Row>
          {description ? <p>{description}</p> : null}
          <Muted>
            {[
              text.weight(formatNumber(weight)),
              judged === 0 ? text.newReporter : text.accuracy(formatNumber(agreed), formatNumber(judged)),
            ].join(' · ')}
          </Muted>
        </li>
      ))}
    </Lines>
  </Stack>
);
