/** How wide the places of a page draw their pictures, in the words of the attribute `sizes`. */
export const pictureSizes = {
  /**
   * Two columns on a phone, edge to edge; three on a tablet. Where three dots make a pixel nobody sees the third one: the
   * picture of 480 is enough, and half as heavy as the next.
   */
  grid: '(max-width: 430px) and (min-resolution: 2.5dppx) 37vw, (max-width: 599px) 50vw, (max-width: 1023px) 33vw, 260px',
  /** A row that a phone pushes past with a finger. */
  strip: '(max-width: 599px) 42vw, (max-width: 1023px) 33vw, 260px',
  /** As wide as a phone, and a part of any other page. */
  page: '(max-width: 768px) 100vw, 570px',
  /** In a frame on a phone, beside words elsewhere. */
  banner: '(max-width: 768px) calc(100vw - 58px), 200px',
  dialog: '(max-width: 768px) calc(100vw - 48px), 592px',
} as const;
