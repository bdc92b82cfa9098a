/** Copy of a drawn chart, its tools, its files and its list of transitions. */
export const chartText = {
  view: {
    smaller: '작게',
    larger: '크게',
    fit: '화면에 맞추기',
    keys: '화살표로 옮기고 +, -, 0으로 확대해요.',
    fold: (state: string) => `${state} 안의 상태`,
    hidden: (count: number) => `상태 ${count}개 접힘`,
    foldAll: '모두 접기',
    unfoldAll: '모두 펼치기',
  },
  exports: {
    heading: '파일로 받기',
    formats: {
      svg: 'SVG 그림',
      png: 'PNG 그림',
      mermaid: 'Mermaid',
      scxml: 'SCXML',
      json: 'XState JSON',
    },
  },
  table: {
    heading: (count: number) => `전이를 글로 보기 (${count})`,
    columns: ['어디서', '이벤트', '어디로', '조건', '하는 일', '시험한 정도'],
    now: '(지금)',
    stays: '머물러요',
    anywhere: '어느 상태에서나',
  },
} as const;
