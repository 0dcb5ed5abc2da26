export declare const pnpm: string
