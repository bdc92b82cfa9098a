/** Name and current version of the format of log files. */
export const LOG_FORMAT = 'sinbaljang-log';
export const LOG_VERSION = 2;
