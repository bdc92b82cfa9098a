/** Path of the recommendation screen. No first view links to it, so it is kept out of `paths.ts`. */
export const recommendationPath = (prompt = ''): string =>
  prompt ? `/recommend?q=${encodeURIComponent(prompt)}` : '/recommend';
