/** How wide the places of a page draw their pictures, in the words of the attribute `sizes`. */
export const pictureSizes = {
  /** Two columns on a phone. */
  grid: '(max-width: 768px) calc(50vw - 18px), 240px',
  /** A row that a phone pushes past with a finger. */
  strip: '(max-width: 768px) 42vw, 220px',
  /** As wide as a phone, half as wide as any other page. */
  page: '(max-width: 768px) calc(100vw - 24px), 570px',
  /** In a frame on a phone, beside words elsewhere. */
  banner: '(max-width: 768px) calc(100vw - 58px), 200px',
  dialog: '(max-width: 768px) calc(100vw - 48px), 592px',
} as const;
