/** What the server has written into the head of its page; '' when it said nothing. */
export const pageFact = (name: 'api-origin' | 'content-origin' | 'bot-check-key'): string =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? '';
