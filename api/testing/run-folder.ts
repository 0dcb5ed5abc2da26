import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs, hourMs, riyadhOffsetMs } from '@wasl/shared/utils/durations.ts'
import type { TestProject } from 'vitest/node'
import { removeDemoTemplates } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this run, for what its test files share. */
    runFolder: string
    /** A name of this run for what it stores outside the folder. */
    runId: string
    /** By how much the clocks of this run are ahead of the system's, in milliseconds. */
    clockOffsetMs: number
  }
}

let runId = ''
let folder = ''

/** Vitest calls this before the first test file. */
export function setup({ provide }: TestProject): void {
  runId = randomBytes(6).toString('hex')
  folder = mkdtempSync(join(tmpdir(), 'wasl-run-'))
  provide('runFolder', folder)
  provide('runId', runId)
  provide('clockOffsetMs', clockOffset())
}

/** Tests start at the hour TEST_START_HOUR in Riyadh, by default at ten: none depends on the time of day at which it runs. */
function clockOffset(): number {
  const timeOfDay = (Date.now() + riyadhOffsetMs) % dayMs
  return (Number(process.env.TEST_START_HOUR ?? 10) * hourMs - timeOfDay + dayMs) % dayMs
}

/** Vitest calls this after the last test file. */
export async function teardown(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await removeDemoTemplates(runId)
}
