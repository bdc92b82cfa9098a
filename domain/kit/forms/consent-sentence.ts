/** What is said where a required consent is missing: by the server, and by forms that no catalogue of refusals has to come with. */
export const CONSENT_SENTENCE = '필수 약관에 동의해 주세요.';
