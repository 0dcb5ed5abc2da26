/** Where the routes of resources begin: those of the back office, those of rows that belong to the reader, and those of what is public. */
export const apiRoots = { admin: '/api/admin', own: '/api/own', public: '/api' } as const
