/** The most that one picture may weigh, in megabytes, where nothing else is said. */
export const PICTURE_MEGABYTES = 5;
/** Megabytes of a file of parcel numbers. */
export const SHIPMENT_FILE_MEGABYTES = 1;
/** Megabytes of the business licence that an application to sell carries. */
export const DOCUMENT_MEGABYTES = 10;
