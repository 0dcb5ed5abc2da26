import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Builds what is stale of the pages, which takes a moment if nothing is: `npm test` has built them before. */
export async function buildSite(): Promise<void> {
  const script = join(import.meta.dirname, '../../scripts/build/run.ts')
  await promisify(execFile)(process.execPath, [script])
}
