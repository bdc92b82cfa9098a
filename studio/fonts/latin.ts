/** Latin letters, figures and signs; marks that icons stand for are not among them. */
export const LATIN = [
  ...Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)),
  ...'\u00a0©°·½×–—‘’“”•…›₩€¥℃←→−★',
].join('');
