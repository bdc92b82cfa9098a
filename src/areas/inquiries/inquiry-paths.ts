import { paths } from '#src/lib/navigation/paths.ts';

/** Addresses of inquiries beside their list; separate from paths.ts, which every first view loads. */
export const inquiryPaths = {
  /** Opens the form of an inquiry to the shop. */
  asking: `${paths.inquiries}?new=1`,
  /** Opens the form of an inquiry to the shop about an event. */
  aboutEvent: (eventId: number) => `${paths.inquiries}?new=1&event=${eventId}`,
  thread: (id: number) => `${paths.inquiries}/${id}`,
} as const;
