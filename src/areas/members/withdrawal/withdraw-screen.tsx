import { formatNumber } from '#domain/kit/format.ts';
import type { Leaving, LeavingBlock } from '#domain/members/account/withdrawal.ts';
import { MyPageLayout } from '#src/areas/members/my-page/my-page-layout.tsx';
import { leavingText as text } from '#src/areas/members/withdrawal/withdrawal.text.ts';
import { wireAccountWithdrawal } from '#src/areas/members/withdrawal/withdrawal.wiring.ts';
import { useFlow } from '#src/flow/use-flow.ts';
import { paths } from '#src/lib/navigation/paths.ts';
import { Button } from '#src/ui/button.tsx';
import { ButtonLink } from '#src/ui/button-link.tsx';
import { FlowFrame } from '#src/ui/flow-frame.tsx';
import { Checkbox } from '#src/ui/forms/checkbox.tsx';
import { Card, Muted, PageTitle, Row, SectionTitle, Stack, Tile, Tiles } from '#src/ui/layout/layout.tsx';
import { Refusal } from '#src/ui/states.tsx';

/** /withdraw: withdrawal from the account. */
export default function WithdrawScreen() {
  const { snapshot, send } = useFlow(wireAccountWithdrawal);
  const { leaving, keepPosts, agreed, error } = snapshot.context;
  const saving = snapshot.hasTag('saving');
  return (
    <MyPageLayout>
      <Stack gap={6}>
        <PageTitle>{text.title}</PageTitle>
        <FlowFrame
          flow="accountWithdrawal"
          snapshot={snapshot}
          error={error || text.failed}
          onRetry={() => send({ type: 'screen.retried' })}
        >
          {leaving && snapshot.matches('blocked') ? (
            <Blocked blocks={leaving.blocks} onRetry={() => send({ type: 'screen.retried' })} />
          ) : null}
          {leaving && !snapshot.matches('blocked') ? (
            <Stack gap={6}>
              <Losses leaving={leaving} />
              <Posts
                keepPosts={keepPosts}
                isHeld={saving}
                onChoose={(chosen) => send({ type: 'posts.chosen', keepPosts: chosen })}
              />
              <Stack gap={2}>
                <Refusal
                  reason={snapshot.matches('ready') ? error : null}
                  isUnknown={snapshot.matches({ ready: 'unanswered' })}
                />
                <Checkbox
                  checked={agreed}
                  aria-disabled={saving}
                  onChange={({ currentTarget }) =>
                    send({ type: 'loss.accepted', agreed: currentTarget.checked })
                  }
                >
                  {text.agree}
                </Checkbox>
              </Stack>
              <Row>
                <Button
                  type="button"
                  tone="danger"
                  busy={saving}
                  blocked={!agreed}
                  onClick={() => send({ type: 'leaving.confirmed' })}
                >
                  {saving ? text.leaving : text.leave}
                </Button>
              </Row>
            </Stack>
          ) : null}
        </FlowFrame>
      </Stack>
    </MyPageLayout>
  );
}

type PostsProps = { keepPosts: boolean; isHeld: boolean; onChoose: (keepPosts: boolean) => void };

/** Choice whether the member's posts are deleted with the account. */
const Posts = ({ keepPosts, isHeld, onChoose }: PostsProps) => (
  <Stack gap={2}>
    <SectionTitle>{text.posts}</SectionTitle>
    <Checkbox
      checked={!keepPosts}
      aria-disabled={isHeld}
      onChange={({ currentTarget }) => onChoose(!currentTarget.checked)}
    >
      {text.removePosts}
    </Checkbox>
    <Muted>{text.keepHint}</Muted>
  </Stack>
);

function Losses({ leaving }: { leaving: Leaving }) {
  const { points, coupons, badges, levelName } = leaving;
  const figures = [
    [text.points, text.count.points(formatNumber(points))],
    [text.coupons, text.count.coupons(formatNumber(coupons))],
    [text.badges, text.count.badges(formatNumber(badges))],
    [text.level, levelName],
  ];
  return (
    <>
      <Stack>
        <SectionTitle>{text.goes}</SectionTitle>
        <Tiles>
          {figures.map(([name, figure]) => (
            <Tile key={name}>
              <dt>{name}</dt>
              <dd>{figure}</dd>
            </Tile>
          ))}
        </Tiles>
        <p>{text.also}</p>
      </Stack>
      <Stack gap={2}>
        <SectionTitle>{text.stays}</SectionTitle>
        <ul>
          {text.law.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <Muted>{text.nickname}</Muted>
      </Stack>
    </>
  );
}

const WAYS: Readonly<Record<LeavingBlock, string | null>> = {
  ORDER: paths.orders,
  CLAIM: paths.orders,
  REFUND: paths.orders,
  STORE: paths.store,
  LAST_ADMIN: null,
};

type BlockedProps = { blocks: readonly LeavingBlock[]; onRetry: () => void };

/** Reasons that prevent a withdrawal, each with a link to settle it. */
const Blocked = ({ blocks, onRetry }: BlockedProps) => (
  <Stack>
    <SectionTitle>{text.blocked}</SectionTitle>
    {blocks.map((block) => (
      <Card key={block}>
        <Row spread>
          <p>{text.blocks[block]}</p>
          {WAYS[block] ? <ButtonLink href={WAYS[block]}>{text.ways[block]}</ButtonLink> : null}
        </Row>
      </Card>
    ))}
    <Row>
      <Button type="button" onClick={onRetry}>
        {text.checkAgain}
      </Button>
    </Row>
  </Stack>
);
