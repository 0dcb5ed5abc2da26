export const pnpm: string
