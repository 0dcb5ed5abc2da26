import { readEnv } from './env.ts'
import { adaptersFrom } from './platform/adapters/from-env.ts'
import { machineClock } from './platform/clock.ts'
import { StartFailure } from './platform/start-failure.ts'
import { start } from './start.ts'

try {
  const env = readEnv()
  await start({ env, clock: machineClock(), adapters: adaptersFrom(env) })
} catch (error) {
  process.stderr.write(error instanceof StartFailure ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
