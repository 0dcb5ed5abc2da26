/** The path of a file for the site. */
export const fileUrl = (id: string): string => `/api/files/${id}`
