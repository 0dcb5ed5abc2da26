/** The path of all routes of the back office in the API. */
export const apiBase = '/api/admin'
