/** Copy of the inspector on how far tests have gone with the transitions of a chart. */
export const levelsText = {
  heading: '시험한 정도',
  paint: '시험한 정도로 칠하기',
  names: {
    meant: '뜻까지 확인',
    ran: '지나가기만 함',
    browser: '브라우저에서만 지나감',
    never: '지나간 적 없음',
  },
  marks: { meant: '●', ran: '◐', browser: '○', never: '×' },
  share: (percent: number) => `확인 ${percent}%`,
  short: (percent: number) => `${percent}%`,
  count: (meant: number, all: number) => `전이 ${all}개 중 ${meant}개의 뜻을 확인했어요`,
  least: '적게 확인한 것부터',
};
