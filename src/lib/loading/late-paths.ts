/** The screen that answers a sentence; no first view leads there, so its address comes with the screens that do. */
export const recommendationPath = (prompt = ''): string =>
  prompt ? `/recommend?q=${encodeURIComponent(prompt)}` : '/recommend';
