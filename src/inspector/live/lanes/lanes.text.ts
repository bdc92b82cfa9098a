/** Copy of the lane view of the log. */
export const lanesText = {
  views: { label: '기록을 보는 방법', list: '목록', lanes: '흐름별' },
  calls: '호출',
  heading: '흐름별로 일어난 일',
  hint: '위가 새것이에요. 세로 막대는 포트와 호출이 걸린 시간이에요. 같은 내용을 목록에서 글로 볼 수 있어요.',
  took: (ms: number) => `${ms}ms`,
  waiting: '기다리는 중',
} as const;
