import { formatDate } from '#domain/kit/format.ts';
import { formatBusinessNo } from '#domain/kit/forms/business-no.ts';
import type { MyApplication, OwnApplication } from '#domain/seller/application.ts';
import { addition } from '#src/lib/loading/preloadable.tsx';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink, TextLink } from '#src/ui/button-link.tsx';
import { Card, Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { applicationText as text } from './application.text.ts';
import { purchasePaths } from './purchases/paths.ts';

const OwnDocument = addition(
  () => import('./own-document.tsx'),
  () => null,
);

type Act = { onOpen: () => void };

/** Introduction for members without an application. */
export const FirstTime = ({ onOpen }: Act) => (
  <Card>
    <Stack>
      <SectionTitle>{text.none.title}</SectionTitle>
      <ol>
        {text.none.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>
        {text.noOrders} <TextLink href={purchasePaths.all}>{text.toPurchases}</TextLink>
      </p>
      <Row>
        <Button type="button" tone="primary" onClick={onOpen}>
          {text.none.open}
        </Button>
      </Row>
    </Stack>
  </Card>
);

/** Store name, business number and document of an application. */
const Facts = ({ storeName, businessNo, sentAt, applicationId, document }: OwnApplication) => (
  <>
    <p>
      <strong>{storeName}</strong> {formatBusinessNo(businessNo)}
    </p>
    <Muted>{text.sentAt(formatDate(sentAt))}</Muted>
    {document ? <OwnDocument applicationId={applicationId} document={document} /> : null}
  </>
);

type WaitingProps = Act & {
  mine: MyApplication;
  application: OwnApplication;
  isWithdrawing: boolean;
  onWithdraw: () => void;
};

/** Application under review, or with a question of the shop. */
export function Waiting({ mine, application, isWithdrawing, onOpen, onWithdraw }: WaitingProps) {
  const isAsked = application.state === 'MORE_INFO';
  return (
    <Card>
      <Stack>
        <SectionTitle>{isAsked ? text.moreInfo.title : text.submitted.title}</SectionTitle>
        <Facts {...application} />
        {isAsked && application.reason ? (
          <Said title={text.moreInfo.asked} words={application.reason} />
        ) : null}
        <p>{isAsked ? text.moreInfo.next : text.submitted.next}</p>
        <InTheWay blocks={mine.inTheWay} />
        <Row>
          {isAsked ? (
            <Button type="button" tone="primary" onClick={onOpen}>
              {text.moreInfo.open}
            </Button>
          ) : null}
          <Button type="button" tone="danger" busy={isWithdrawing} onClick={onWithdraw}>
            {isWithdrawing ? text.withdrawing : text.withdraw}
          </Button>
        </Row>
      </Stack>
    </Card>
  );
}

const Said = ({ title, words }: { title: string; words: string }) => (
  <Stack gap={2}>
    <strong>{title}</strong>
    <p>{words}</p>
  </Stack>
);

/** Reasons as a shopper that prevent an application. */
const InTheWay = ({ blocks }: { blocks: MyApplication['inTheWay'] }) =>
  blocks.length === 0 ? null : (
    <Stack gap={2}>
      <strong>{text.inTheWayTitle}</strong>
      <ul>
        {blocks.map((block) => (
          <li key={block}>{text.inTheWay[block]}</li>
        ))}
      </ul>
      <Row>
        <ButtonLink href={paths.orders}>{text.toOrders}</ButtonLink>
      </Row>
    </Stack>
  );

/** Rejected application: reason, and the earliest new attempt. */
export function Rejected({ application, onOpen }: Act & { application: OwnApplication }) {
  const { reason, againFrom, againInDays } = application;
  const waits = againFrom !== null && againInDays !== null && againInDays > 0;
  return (
    <Card>
      <Stack>
        <SectionTitle>{text.rejected.title}</SectionTitle>
        <Facts {...application} />
        {reason ? <Said title={text.rejected.reason} words={reason} /> : null}
        <p>{waits ? text.rejected.wait(againInDays, formatDate(againFrom)) : text.rejected.now}</p>
        {waits ? null : (
          <Row>
            <Button type="button" tone="primary" onClick={onOpen}>
              {text.rejected.open}
            </Button>
          </Row>
        )}
      </Stack>
    </Card>
  );
}

type WayProps = { title: string; next: string; go: string; href: string };

/** Link to the seller or admin area, for members who have that role already. */
export const OwnArea = ({ title, next, go, href }: WayProps) => (
  <Card>
    <Stack>
      <SectionTitle>{title}</SectionTitle>
      <p>{next}</p>
      <Row>
        <ButtonLink href={href}>{go}</ButtonLink>
      </Row>
    </Stack>
  </Card>
);
