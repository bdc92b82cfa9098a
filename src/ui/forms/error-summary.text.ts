/** Copy of long forms. */
export const formsText = {
  refused: '고칠 곳이 있어요',
  problem: (name: string, sentence: string) => `${name}: ${sentence}`,
} as const;
