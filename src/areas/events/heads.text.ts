/** Meta descriptions and breadcrumb of the event list and of an event. */
export const eventHeadText = {
  list: '신은 모습으로 참여하고 투표하는 신발장 이벤트예요. 누가 이기는지 보고, 추첨은 직접 확인해 보세요.',
  event: (first: string, last: string, prize: string, words: string) =>
    [`신발장 이벤트, ${first}부터 ${last}까지.`, prize ? `${prize}.` : '', words].filter(Boolean).join(' '),
  crumb: '이벤트',
} as const;
