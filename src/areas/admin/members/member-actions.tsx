import {
  askMfaReset,
  decideMfaReset,
  endMemberSessions,
  resendMemberVerification,
  unlockMember,
  voidPassword,
} from '#domain/admin/members/member-account.ts';
import { decideActivity } from '#domain/admin/members/member-awards.ts';
import type { MemberDetail } from '#domain/admin/members/member-detail.ts';
import { decideGrant } from '#domain/admin/members/member-points.ts';
import { setPostsHidden } from '#domain/admin/members/member-posts.ts';
import { formatDateTime, formatNumber } from '#domain/kit/format.ts';
import { Muted, Row, SectionTitle, Stack } from '#src/ui/layout/layout.tsx';
import { MemberActionButton } from './member-action.tsx';
import { memberPanelText as text } from './member-panel.text.ts';

type Props = { member: MemberDetail; onDone: (sentence: string) => void };
const of = (id: number) => ({ params: { id } });

/** Actions on the account that need no form and are possible now. */
export function MemberActions({ member, onDone }: Props) {
  const { userId: id, state, isLocked, hasPassword, hasMfa, mfaReset } = member;
  const shared = { id, onDone };
  return (
    <Stack gap={3}>
      <SectionTitle>{text.account}</SectionTitle>
      <Row>
        {isLocked ? (
          <MemberActionButton {...shared} name="unlock" act={({ call }) => call(unlockMember, of(id))} />
        ) : null}
        {state !== 'DELETED' ? (
          <MemberActionButton
            {...shared}
            name="sessions"
            act={({ call }) => call(endMemberSessions, of(id))}
          />
        ) : null}
        {state === 'PENDING' ? (
          <MemberActionButton
            {...shared}
            name="verification"
            act={({ call }) => call(resendMemberVerification, of(id))}
          />
        ) : null}
        {hasPassword && state !== 'PENDING' ? (
          <MemberActionButton
            {...shared}
            name="password"
            isDanger
            act={({ call }) => call(voidPassword, of(id))}
          />
        ) : null}
        {hasMfa && !mfaReset ? (
          <MemberActionButton {...shared} name="mfa" isDanger act={({ call }) => call(askMfaReset, of(id))} />
        ) : null}
      </Row>
      <Waiting member={member} onDone={onDone} />
      <Posts member={member} onDone={onDone} />
    </Stack>
  );
}

/** Requests of one administrator that another one may confirm or cancel. */
function Waiting({ member: { mfaReset, waitingGrants, waitingActivities, role }, onDone }: Props) {
  return (
    <>
      {mfaReset ? <WaitingReset reset={mfaReset} isAdmin={role === 'admin'} onDone={onDone} /> : null}
      {waitingGrants.map(({ grantId, points, byMe }) => (
        <Stack gap={2} key={grantId}>
          <Muted>{text.waitingGrant(formatNumber(points))}</Muted>
          <Row>
            {byMe ? null : (
              <MemberActionButton
                name="confirmGrant"
                id={grantId}
                onDone={onDone}
                act={({ call }, id) => call(decideGrant, { ...of(id), body: { confirm: true } })}
              />
            )}
            <MemberActionButton
              name="refuseGrant"
              id={grantId}
              onDone={onDone}
              act={({ call }, id) => call(decideGrant, { ...of(id), body: { confirm: false } })}
            />
          </Row>
        </Stack>
      ))}
      {waitingActivities.map(({ awardId, points, description, byMe }) => (
        <Stack gap={2} key={awardId}>
          <Muted>{text.waitingActivity(formatNumber(points), description)}</Muted>
          <Row>
            {byMe ? null : (
              <MemberActionButton
                name="confirmActivity"
                id={awardId}
                onDone={onDone}
                act={({ call }, id) => call(decideActivity, { ...of(id), body: { confirm: true } })}
              />
            )}
            <MemberActionButton
              name="refuseActivity"
              id={awardId}
              onDone={onDone}
              act={({ call }, id) => call(decideActivity, { ...of(id), body: { confirm: false } })}
            />
          </Row>
        </Stack>
      ))}
    </>
  );
}

type ResetProps = Pick<Props, 'onDone'> & { reset: NonNullable<MemberDetail['mfaReset']>; isAdmin: boolean };

/** Reset of the second factor; that of an administrator is confirmed by another one. */
const WaitingReset = ({ reset, isAdmin, onDone }: ResetProps) => (
  <Stack gap={2}>
    <Muted>{text.waitingReset(formatDateTime(reset.dueAt))}</Muted>
    <Row>
      <MemberActionButton
        name="cancelMfa"
        id={reset.resetId}
        onDone={onDone}
        act={({ call }, id) => call(decideMfaReset, { ...of(id), body: { confirm: false } })}
      />
      {isAdmin && !reset.byMe ? (
        <MemberActionButton
          name="confirmMfa"
          id={reset.resetId}
          isDanger
          onDone={onDone}
          act={({ call }, id) => call(decideMfaReset, { ...of(id), body: { confirm: true } })}
        />
      ) : null}
    </Row>
  </Stack>
);

/** Hides or restores all posts of a banned member. */
function Posts({ member: { userId, state, postsHidden }, onDone }: Props) {
  if (!postsHidden && state !== 'BLOCKED') return null;
  return (
    <Stack gap={2}>
      {postsHidden ? <Muted>{text.hiddenSince(formatDateTime(postsHidden.at))}</Muted> : null}
      <Row>
        {!postsHidden || postsHidden.undoable ? (
          <MemberActionButton
            key={String(postsHidden === null)}
            name={postsHidden ? 'showPosts' : 'hidePosts'}
            id={userId}
            isDanger={!postsHidden}
            onDone={onDone}
            act={({ call }, id) => call(setPostsHidden, { ...of(id), body: { hidden: !postsHidden } })}
          />
        ) : null}
      </Row>
    </Stack>
  );
}
