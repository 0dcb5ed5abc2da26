/** The package manager, as `npx` runs it. */
export const pnpm = 'pnpm@12.21.0'
