// npm run invariants: checks what must always hold of the data, and lists the rows where it does not. Ends with 1 if there are any.

import { readEnv } from '../env.ts'
import { machineClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { StartFailure } from '../platform/start-failure.ts'
import { brokenInvariants, invariants } from './broken.ts'
import { report } from './report.ts'

try {
  const { db, close } = await openDatabase(readEnv())
  const now = machineClock().now()
  const broken = await brokenInvariants(db, now)
  await close()
  process.stdout.write(report(invariants(now), broken))
  process.exitCode = broken.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
