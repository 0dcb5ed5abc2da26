// npm run invariants: checks the invariants of the data and lists the rows that violate them. Exits with 1 if there are any.

import { readEnv } from '../env.ts'
import { systemClock } from '../platform/clock.ts'
import { openDatabase } from '../platform/db/open-database.ts'
import { StartupError } from '../platform/startup-error.ts'
import { findViolations, invariants } from './find-violations.ts'
import { formatReport } from './format-report.ts'

try {
  const { db, close } = await openDatabase(readEnv())
  const now = systemClock().now()
  const violated = await findViolations(db, now)
  await close()
  process.stdout.write(formatReport(invariants(now), violated))
  process.exitCode = violated.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof StartupError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
