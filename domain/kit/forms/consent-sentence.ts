/**
 * Message for a missing required consent. It is kept apart from ERRORS so that forms need not load
 * them.
 */
export const CONSENT_SENTENCE = '필수 약관에 동의해 주세요.';
