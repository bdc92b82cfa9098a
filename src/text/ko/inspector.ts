/** The QA inspector: what machines do, in words. */
export const inspectorText = {
  marks: { done: '✓', failed: '✗', time: '⏱', finished: '끝남', atOnce: '바로', start: '시작', port: '⟳' },
  seconds: (value: number) => `${value}초 뒤`,
} as const;
