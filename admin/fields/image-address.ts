/** The address of an uploaded image, scaled to this width in pixels. */
export const imageAddress = (id: string, widthPixels: number): string => `/api/files/${id}?w=${widthPixels}`
