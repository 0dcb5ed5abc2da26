import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { loadEnvFile } from 'node:process'
import { root } from './paths.ts'
import { StartupError } from './startup-error.ts'

/**
 * Adds the variables of `.env` in the project's folder to the environment; what is set there already wins. WASL_ENV_FILE names another file,
 * which must exist; if it is empty, none is read. Returns the path of the file that was read.
 */
export function loadEnvironmentFile(env: NodeJS.ProcessEnv = process.env, folder = root): string | undefined {
  const named = env.WASL_ENV_FILE
  // Tests must not run on what a developer has configured.
  if (named === '' || (named === undefined && env.NODE_ENV === 'test')) return undefined
  const path = named ?? join(folder, '.env')
  if (existsSync(path)) {
    loadEnvFile(path)
    return path
  }
  if (named !== undefined) throw new StartupError(`The file ${named}, which WASL_ENV_FILE names, does not exist.`)
  return undefined
}
