/** Copy of the event preview. */
export const eventPreviewText = {
  title: '쇼핑몰에서 이렇게 보여요',
  note: '미리보기예요. 아직 저장하거나 공개하지 않았어요.',
  untitled: '제목 없음',
  empty: '아직 작성하지 않았어요.',
  undated: '미정',
  period: (from: string, to: string) => `${from} ~ ${to}`,
  facts: {
    purchase: '구매 기간',
    event: '참여와 투표',
    announcement: '발표',
    people: '참여 인원',
  },
  people: (count: string) => `선착순 ${count}명`,
  rewards: '보상',
  toGroup: (group: string, rewards: string) => `${group}: ${rewards}`,
} as const;
