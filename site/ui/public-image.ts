/** The address of a public image, in at least this width. */
export const publicImage = (id: string, width?: number): string => `/api/files/${id}${width ? `?w=${width}` : ''}`
