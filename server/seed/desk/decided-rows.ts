import type { Case } from './case-rows.ts';

const DAYS = 24;

/** Decided cases with the appeals of their authors. */
export const DECIDED: readonly Case[] = [
  {
    type: 'FEED',
    thing: 'bargain',
    reports: [
      ['days', 285, 'ADVERTISING', '프로필 번호로 연락하라는 광고예요.'],
      ['collector', 282, 'SPAM'],
      ['slow', 280, 'SPAM'],
    ],
    decided: {
      by: 'admin',
      hours: 10 * DAYS,
      decision: 'HIDE',
      rule: '운영 정책 3조: 외부 거래와 광고',
      noteToAuthor: '쇼핑몰 밖에서 거래하도록 이끄는 글은 올릴 수 없어요.',
      sanction: {
        kind: 'BLOCK',
        reason: 'SPAM',
        replaces: null,
        text: '같은 내용의 광고 글을 여러 계정으로 반복해서 올렸어요.',
        memo: '앞서 막은 두 계정과 같은 연락처를 적었음.',
      },
    },
  },
  {
    type: 'FEED',
    thing: 'copied',
    reports: [['runner', 470, 'COPYRIGHT_VIOLATION', '잡지 화보 사진을 그대로 올렸어요.']],
    decided: {
      by: 'admin',
      hours: 18 * DAYS,
      decision: 'HIDE',
      rule: '운영 정책 5조: 다른 사람의 사진',
      noteToAuthor: '직접 찍은 사진으로 다시 올려 주세요.',
      sanction: {
        kind: 'WARN',
        reason: 'COPYRIGHT',
        replaces: null,
        text: '허락받지 않은 사진을 올리면 활동이 정지될 수 있어요.',
        memo: null,
      },
    },
    objected: {
      by: 'copier',
      hours: 17 * DAYS,
      text: '출처를 적었고 돈을 벌려고 올린 것도 아니에요. 다시 보이게 해 주세요.',
      judged: {
        by: 'helper',
        hours: 16 * DAYS,
        isGranted: false,
        answer: '출처를 적어도 허락받지 않은 사진은 올릴 수 없어요. 직접 찍은 사진이면 언제든 환영해요.',
      },
    },
  },
  {
    type: 'COMMENT',
    thing: 'exposed',
    reports: [
      ['slow', 8 * DAYS, 'INAPPROPRIATE_CONTENT', '남의 주소와 전화번호를 퍼뜨리겠다고 해요.'],
      ['runner', 190, 'INAPPROPRIATE_CONTENT'],
    ],
    decided: {
      by: 'admin',
      hours: 3 * DAYS,
      decision: 'DELETE',
      rule: '정보통신망법 제44조의7: 다른 사람의 개인정보',
      noteToAuthor: '다른 사람의 개인정보를 적은 댓글이라 삭제했어요.',
      sanction: {
        kind: 'SILENCE',
        days: 7,
        reason: 'ABUSE',
        replaces: null,
        text: '다른 회원을 위협하는 댓글을 남겨 7일 동안 활동할 수 없어요.',
        memo: '같은 일이 또 있으면 계정 정지.',
      },
    },
  },
  {
    type: 'REVIEW',
    thing: 'praise',
    reports: [
      ['days', 9 * DAYS, 'FALSE_INFORMATION', '모든 상품에 같은 말을 복사해 붙여요.'],
      ['collector', 210, 'FALSE_INFORMATION'],
    ],
    decided: {
      by: 'helper',
      hours: 4 * DAYS,
      decision: 'HIDE',
      rule: '리뷰 운영 정책 2조: 대가를 바라는 리뷰',
      noteToAuthor: '선물을 조건으로 별점을 부탁하는 리뷰는 보이지 않게 해요.',
      sanction: {
        kind: 'WARN',
        reason: 'MANIPULATION',
        replaces: null,
        text: '별점을 부탁하거나 대가를 약속하면 리뷰를 쓸 수 없게 될 수 있어요.',
        memo: null,
      },
    },
    objected: {
      by: 'stars',
      hours: 2 * DAYS,
      text: '선물 이야기는 농담이었어요. 신발이 정말 좋아서 쓴 글이니 다시 살펴봐 주세요.',
    },
  },
  {
    type: 'FEED',
    thing: 'worn',
    reports: [['socks', 12 * DAYS, 'COPYRIGHT_VIOLATION', '다른 곳에서 본 사진 같아요.']],
    decided: { by: 'helper', hours: 11 * DAYS, decision: 'NO_PROBLEM' },
  },
  {
    type: 'REVIEW',
    thing: 'critic',
    reports: [
      ['stars', 17 * DAYS, 'FALSE_INFORMATION', '발볼이 좁지 않은데 거짓말이에요.'],
      ['deals', 405, 'FALSE_INFORMATION'],
      ['socks', 400, 'OTHER', '너무 나쁘게만 적었어요.'],
    ],
    decided: {
      by: 'helper',
      hours: 15 * DAYS,
      decision: 'HIDE',
      rule: '리뷰 운영 정책 1조: 사실과 다른 내용',
      noteToAuthor: '사실과 다르다는 신고가 여러 번 들어왔어요.',
    },
    objected: {
      by: 'blunt',
      hours: 14 * DAYS,
      text: '제 발로 직접 신어 보고 쓴 글이에요. 발볼 치수도 함께 적었어요.',
      judged: {
        by: 'admin',
        hours: 13 * DAYS,
        isGranted: true,
        answer: '직접 산 신발의 솔직한 후기로 확인했어요. 불편을 드려 죄송해요.',
      },
    },
  },
  {
    type: 'MEMBER',
    thing: 'pushy',
    reports: [['returner', 6 * DAYS, 'OTHER', '닉네임이 마음에 안 들어요.']],
    decided: { by: 'admin', hours: 5 * DAYS, decision: 'IGNORE' },
  },
  {
    type: 'PRODUCT',
    thing: 'doubtful',
    reports: [
      ['backer', 54, 'FALSE_INFORMATION', '사진 속 신발과 소재가 달라 보여요.'],
      ['seam', 50, 'FALSE_INFORMATION'],
    ],
    decided: {
      by: 'helper',
      hours: 40,
      decision: 'HIDE',
      rule: '판매 정책 2조: 상품 정보',
      noteToAuthor: '소재를 확인할 수 있는 서류를 보내 주시면 다시 살펴볼게요.',
    },
  },
];
