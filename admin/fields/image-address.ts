/** The URL of an uploaded image, scaled to this width in pixels. */
export const imageUrl = (id: string, widthPixels: number): string => `/api/files/${id}?w=${widthPixels}`
