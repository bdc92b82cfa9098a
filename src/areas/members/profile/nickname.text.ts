/** Copy of the nickname check. */
export const nicknameText = {
  free: '쓸 수 있는 닉네임이에요.',
  taken: '이미 있거나 쓸 수 없는 닉네임이에요.',
} as const;
