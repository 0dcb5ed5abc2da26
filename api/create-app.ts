import type { App, AppParts } from './context.ts'

/** The services and the empty state of one process. */
export const createApp = (parts: AppParts, log: App['log']): App => ({ ...parts, log, worker: { wake: () => {} } })
