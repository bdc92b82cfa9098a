import { useLocation, useSearch } from 'wouter';
import { TOPICS, type Topic, topicsOf } from '#domain/notices/topics.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { TOPIC_NAMES, noticeText as text } from '#src/areas/notices/notices.text.ts';
import { wireNoticeReading, wireNotices } from '#src/areas/notices/notices.wiring.ts';
import { useApp, useSession } from '#src/flow/app-context.tsx';
import { useAddressed, useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { statePath } from '#src/lib/state-path.ts';
import { styled } from '#src/styles/stitches.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Muted, PageTitle, Row, Stack } from '#src/ui/layout/layout.tsx';
import { PagedFlow } from '#src/ui/paged-flow.tsx';
import { EmptyState, Refusal, Skeleton } from '#src/ui/states.tsx';
import { NoticeRows } from './notice-rows.tsx';

type Place = { topic: Topic | null; isUnread: boolean; isSuppressed: boolean; page: number };

function placeOf(search: string): Place {
  const query = new URLSearchParams(search);
  const page = Number(query.get('page'));
  return {
    topic: TOPICS.find((one) => one === query.get('topic')) ?? null,
    isUnread: query.get('unread') === '1',
    isSuppressed: query.get('suppressed') === '1',
    page: Number.isSafeInteger(page) && page > 0 ? page : 0,
  };
}

/** Query of a place, without defaults. */
const queryOf = ({ topic, isUnread, isSuppressed, page }: Place): string =>
  new URLSearchParams({
    ...(topic ? { topic } : {}),
    ...(isUnread ? { unread: '1' } : {}),
    ...(isSuppressed ? { suppressed: '1' } : {}),
    ...(page ? { page: String(page) } : {}),
  }).toString();

/** /mypage/notices: topic, unread filter and page are in the address. */
export default function NoticesScreen() {
  const { navigate } = useApp();
  const [path] = useLocation();
  const place = placeOf(useSearch());
  const { page: first, ...filter } = place;
  const { snapshot, actor, send } = useAddressed(wireNotices, { filter, page: first }, (next) => ({
    type: 'filter.changed',
    filter: next.filter,
    page: next.page ?? 0,
  }));
  const reading = useFlow((app) => wireNoticeReading(app, actor));
  const go = (change: Partial<Place>) => {
    const query = queryOf({ ...place, page: 0, ...change });
    navigate(query ? `${path}?${query}` : path);
  };
  return (
    <MyPageLayout>
      <Stack gap={6} data-flow="noticeReading" data-state={statePath(reading.snapshot.value)}>
        <Heading
          busy={reading.snapshot.hasTag('saving')}
          onReadAll={() => reading.send({ type: 'reading.finished' })}
        />
        <Topics chosen={place.topic} onChoose={(topic) => go({ topic })} />
        <Only place={place} onChange={go} />
        <Refusal reason={reading.snapshot.hasTag('failed') ? reading.snapshot.context.error : null} />
        <PagedFlow
          flow="notices"
          actor={{ send }}
          snapshot={snapshot}
          failure={text.failed}
          skeleton={<Skeleton rows={5} height={64} />}
          onGo={(page) => go({ page })}
          nothing={
            <Nothing
              isNarrowed={place.topic !== null || place.isUnread || place.isSuppressed}
              onShowAll={() => navigate(path)}
            />
          }
        >
          {(notices) => (
            <NoticeRows
              notices={notices}
              onOpen={(noticeId) => reading.send({ type: 'notice.opened', noticeId })}
            />
          )}
        </PagedFlow>
        <Muted>{text.kept}</Muted>
      </Stack>
    </MyPageLayout>
  );
}

const Heading = ({ busy, onReadAll }: { busy: boolean; onReadAll: () => void }) => (
  <Row spread>
    <PageTitle>{text.title}</PageTitle>
    <Row>
      <ButtonLink href={paths.settingsCard('notices')} tone="ghost" size="small">
        {text.toSettings}
      </ButtonLink>
      <Button type="button" size="small" busy={busy} onClick={onReadAll}>
        {text.readAll}
      </Button>
    </Row>
  </Row>
);

const Only = ({ place, onChange }: { place: Place; onChange: (change: Partial<Place>) => void }) => (
  <Row>
    <Checkbox checked={place.isUnread} onChange={() => onChange({ isUnread: !place.isUnread })}>
      {text.unreadOnly}
    </Checkbox>
    <Checkbox checked={place.isSuppressed} onChange={() => onChange({ isSuppressed: !place.isSuppressed })}>
      {text.suppressedOnly}
    </Checkbox>
  </Row>
);

const Nothing = ({ isNarrowed, onShowAll }: { isNarrowed: boolean; onShowAll: () => void }) =>
  isNarrowed ? (
    <EmptyState title={text.nothingHere}>
      <Button type="button" onClick={onShowAll}>
        {text.showAll}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState title={text.empty} hint={text.emptyHint} />
  );

const Strip = styled('div', {
  display: 'flex',
  gap: '$2',
  overflowX: 'auto',
  scrollbarWidth: 'none',
  '& > button': {
    flex: 'none',
    minHeight: '44px',
    padding: '0 $4',
    border: '1px solid $line',
    borderRadius: '$round',
    background: 'transparent',
    color: '$ink2',
    fontSize: '$label',
    '&[aria-pressed="true"]': { borderColor: '$ink', background: '$ink', color: '$onInk' },
  },
});

function Topics({ chosen, onChoose }: { chosen: Topic | null; onChoose: (topic: Topic | null) => void }) {
  const { user } = useSession();
  return (
    <Strip role="group" aria-label={text.topics}>
      {[null, ...topicsOf(user?.userType ?? 'user')].map((topic) => (
        <button
          key={topic ?? 'all'}
          type="button"
          aria-pressed={chosen === topic}
          onClick={() => onChoose(topic)}
        >
          {topic ? TOPIC_NAMES[topic] : text.all}
        </button>
      ))}
    </Strip>
  );
}
