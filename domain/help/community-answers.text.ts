import { formatNumber } from '../kit/format.ts';
import { MAX_HASHTAGS, MAX_PICTURES } from '../policies/community.ts';
import { BEACON_MINUTES, VOTER_ACTIVE_DAYS, VOTER_AGE_DAYS } from '../policies/events.ts';
import { APPEAL_DAYS } from '../policies/moderation.ts';
import { ACTIVITY_POINTS, COMMENTS_A_DAY, REVIEW_POINTS, VOTE_POINTS } from '../policies/points.ts';
import type { HelpAnswer } from './help-answer.ts';

/** Answers of the help page about feeds, reviews and events. */
export const communityAnswers: readonly HelpAnswer[] = [
  {
    key: 'write-feed',
    topic: 'community',
    question: '피드는 누가 쓸 수 있나요?',
    answer: () => [
      `배송받은 상품이 있으면 그 상품을 신은 사진을 ${MAX_PICTURES}장까지, 해시태그를 ${MAX_HASHTAGS}개까지 올릴 수 있어요.`,
      `피드를 쓰면 활동 점수 ${ACTIVITY_POINTS.FEED_CREATION}점이 쌓여요.`,
    ],
    pages: ['feedCreate'],
    words: '피드 쓰기 착화 사진 해시태그 올리기',
  },
  {
    key: 'write-review',
    topic: 'community',
    question: '리뷰는 언제 쓸 수 있나요?',
    answer: () => [
      `상품을 받으면 리뷰 관리에서 쓸 수 있고, 사진을 ${MAX_PICTURES}장까지 더할 수 있어요. 리뷰를 쓰면 ${formatNumber(REVIEW_POINTS)}P와 활동 점수 ${ACTIVITY_POINTS.REVIEW_CREATION}점을 드려요.`,
    ],
    pages: ['reviews'],
    words: '후기 리뷰 작성 사진 포인트',
  },
  {
    key: 'join-event',
    topic: 'community',
    question: '이벤트에는 어떻게 참여하나요?',
    answer: () => [
      '이벤트 화면의 ‘참여하기’에서 참여할 수 있는 상품을 고르고 피드를 올리면 돼요. 구매 기간과 참여·투표 기간, 발표일은 이벤트마다 적혀 있어요.',
      '자리가 모두 차면 더 참여할 수 없어요.',
    ],
    pages: ['events'],
    words: '이벤트 참여 응모 자격 경품',
  },
  {
    key: 'vote',
    topic: 'community',
    question: '내 투표가 확인 중으로 보여요.',
    answer: () => [
      `전화번호를 인증했거나 상품을 받은 적이 있으면 바로 집계해요. 아니면 가입한 지 ${VOTER_AGE_DAYS}일이 지나고 ${VOTER_ACTIVE_DAYS}일 이상 활동한 뒤에 집계해요.`,
      `이벤트마다 처음 집계된 투표에 ${formatNumber(VOTE_POINTS)}P를 드려요.`,
    ],
    pages: ['events', 'profileEdit'],
    words: '투표 집계 무효 표 득표 순위',
  },
  {
    key: 'draw',
    topic: 'community',
    question: '추첨은 공정한가요?',
    answer: () => [
      `참여자 명단을 확정하고 약 ${BEACON_MINUTES}분 뒤에 나오는 공개 난수로 뽑아서, 누구도 결과를 미리 알 수 없어요.`,
      '결과를 발표한 뒤에는 이벤트 화면에서 추첨 과정을 직접 다시 계산해 볼 수 있어요.',
    ],
    pages: ['events'],
    words: '추첨 당첨 공정 조작 난수 검증',
  },
  {
    key: 'activity-points',
    topic: 'community',
    question: '활동 점수는 무엇으로 쌓이나요?',
    answer: () => [
      `피드 쓰기 ${ACTIVITY_POINTS.FEED_CREATION}점, 댓글 작성 ${ACTIVITY_POINTS.COMMENT_CREATION}점, 이벤트 투표 ${ACTIVITY_POINTS.VOTE_PARTICIPATION}점이 쌓이고, 내 피드가 좋아요를 받으면 ${ACTIVITY_POINTS.FEED_LIKE_RECEIVED}점이 더해져요.`,
      `하루에 피드 ${COMMENTS_A_DAY.feeds}개에 댓글 ${COMMENTS_A_DAY.comments}개를 쓰면 ${ACTIVITY_POINTS.COMMENT_DAILY_ACHIEVEMENT}점을 더 드려요.`,
    ],
    pages: ['level', 'badges'],
    words: '활동 점수 뱃지 등급 댓글 좋아요',
  },
  {
    key: 'report',
    topic: 'community',
    question: '문제가 있는 글을 보았어요.',
    answer: () => [
      '피드, 댓글과 리뷰의 메뉴에서 신고할 수 있어요. 관리자가 확인하고 결과를 알려 드려요. 보고 싶지 않은 회원은 차단할 수 있어요.',
      `내 글이 숨겨졌다면 결정한 날부터 ${APPEAL_DAYS}일 안에 이의를 제기할 수 있어요.`,
    ],
    pages: ['terms'],
    words: '신고 차단 욕설 사기 광고 숨김 이의',
  },
];
