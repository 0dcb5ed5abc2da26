/** The path of a file on the site, as the endpoint table has it: also for pages whose scripts do not have the table. */
export const publicFilePath = '/api/files/:id'

/** The path of a file. */
export const fileUrl = (id: string): string => publicFilePath.replace(':id', id)

/** The address of a public image, in at least this width in pixels. */
export const publicImageUrl = (id: string, width?: number): string => fileUrl(id) + (width ? `?w=${width}` : '')
