/** Where the routes of resources begin: `/api/admin/coupons` in the back office, `/api/coupons` for what is public. */
export const apiRoots = { admin: '/api/admin', public: '/api' } as const
