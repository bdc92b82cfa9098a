export const eventHeadText = {
  list: '신은 모습으로 참여하고 투표하는 신발장 이벤트예요. 누가 이기는지 보고, 추첨은 직접 확인해 보세요.',
  crumb: '이벤트',
} as const;
