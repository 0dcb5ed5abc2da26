import { readEnv } from './env.ts'
import { createAdapters } from './platform/adapters/create-adapters.ts'
import { systemClock } from './platform/clock.ts'
import { StartupError } from './platform/startup-error.ts'
import { start } from './start.ts'

try {
  const env = readEnv()
  await start({ env, clock: systemClock(), adapters: createAdapters(env) })
} catch (error) {
  process.stderr.write(error instanceof StartupError ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
