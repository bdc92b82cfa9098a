/** Size limit of one picture in megabytes, where no other limit is given. */
export const PICTURE_MEGABYTES = 5;
/** Megabytes of a file of parcel numbers. */
export const SHIPMENT_FILE_MEGABYTES = 1;
/** Megabytes of the business licence that an application to sell carries. */
export const DOCUMENT_MEGABYTES = 10;
