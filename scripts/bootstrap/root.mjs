import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The folder that holds the root package.json. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))))
