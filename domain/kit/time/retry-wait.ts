/** Formats a wait in seconds; above 90 seconds in minutes. */
export const waitTime = (seconds: number): string =>
  seconds > 90 ? `${Math.ceil(seconds / 60)}분` : `${seconds}초`;

/** Message for a rate-limited client, with the wait in seconds. */
export const waitSentence = (seconds: number): string =>
  `요청이 너무 잦아요. ${waitTime(seconds)} 뒤에 다시 시도해 주세요.`;
