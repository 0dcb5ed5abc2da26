/** The path at which a file of the site is read. */
export const fileUrl = (id: string): string => `/api/files/${id}`
