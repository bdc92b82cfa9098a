/** A wait in words: from a minute and a half on in minutes, because people no longer count seconds. */
export const waitTime = (seconds: number): string =>
  seconds > 90 ? `${Math.ceil(seconds / 60)}분` : `${seconds}초`;

/** What a person reads who has asked too often. */
export const waitSentence = (seconds: number): string =>
  `요청이 너무 잦아요. ${waitTime(seconds)} 뒤에 다시 시도해 주세요.`;
