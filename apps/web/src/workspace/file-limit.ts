/** The largest file that is accepted, in octets (2 MiB). */
export const FILE_LIMIT = 2 * 1024 * 1024
