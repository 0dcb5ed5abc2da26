// npm run invariants: checks what must always hold of the data, and lists the rows where it does not. Ends with 1 if there are any.
import { machineClock } from '../clock/clock.ts'
import { openDatabase } from '../db/open-database.ts'
import { readEnv } from '../env.ts'
import { StartFailure } from '../start-failure.ts'
import { brokenInvariants } from './broken.ts'

try {
  const { db, close } = await openDatabase(readEnv())
  const broken = await brokenInvariants(db, machineClock().now())
  await close()
  for (const { name, says, rows } of broken) {
    process.stdout.write(`${name}: not so that ${says}\n`)
    for (const row of rows) process.stdout.write(`  ${JSON.stringify(row)}\n`)
  }
  process.stdout.write(broken.length === 0 ? 'Every invariant holds.\n' : `${broken.length} invariants do not hold.\n`)
  process.exitCode = broken.length === 0 ? 0 : 1
} catch (error) {
  if (!(error instanceof StartFailure)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}
