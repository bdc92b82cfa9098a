/** Values of the attribute `sizes` for the places that show pictures. */
export const pictureSizes = {
  /**
   * Two columns on a phone, edge to edge; three on a tablet. For phones with three device pixels per CSS pixel a
   * smaller width is declared: the variant of 480 px looks the same at half the bytes.
   */
  grid: '(max-width: 430px) and (min-resolution: 2.5dppx) 37vw, (max-width: 599px) 50vw, (max-width: 1023px) 33vw, 260px',
  /** Rail that scrolls sideways on a phone. */
  strip: '(max-width: 599px) 42vw, (max-width: 1023px) 33vw, 260px',
  /** As wide as a phone's screen, or a column of a wider page. */
  page: '(max-width: 768px) 100vw, 570px',
  /** As wide as a phone's screen, two in a row on wider ones. */
  gallery: '(max-width: 599px) 100vw, (max-width: 768px) 50vw, 570px',
  /** Framed on a phone, beside text on wider screens. */
  banner: '(max-width: 768px) calc(100vw - 58px), 200px',
  dialog: '(max-width: 768px) calc(100vw - 48px), 592px',
} as const;
