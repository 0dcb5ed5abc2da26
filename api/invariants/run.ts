import { openDatabase } from '../app/open-database.ts'
import { runCommand } from '../commands/operator-command.ts'
import { systemClock } from '../platform/clock.ts'
import { findViolations, invariants } from './find-violations.ts'
import { formatReport } from './format-report.ts'

// npm run invariants: checks the invariants of the data and lists the rows that violate them. Exits with 1 if there are any.

await runCommand(async (env) => {
  const { db, close } = await openDatabase(env)
  const now = systemClock().now()
  const violated = await findViolations(db, now)
  await close()
  process.stdout.write(formatReport(invariants(now), violated, env.WASL_MODE === 'demo' ? now : undefined))
  process.exitCode = violated.length === 0 ? 0 : 1
})
