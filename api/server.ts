import { adaptersFrom } from './adapters/from-env.ts'
import { machineClock } from './clock/clock.ts'
import { readEnv } from './env.ts'
import { start } from './start.ts'
import { StartFailure } from './start-failure.ts'

try {
  const env = readEnv()
  await start({ env, clock: machineClock(), adapters: adaptersFrom(env) })
} catch (error) {
  process.stderr.write(error instanceof StartFailure ? `${error.message}\n` : `${error instanceof Error ? error.stack : String(error)}\n`)
  process.exit(1)
}
