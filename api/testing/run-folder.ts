import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { removeDemoTemplates } from './test-database.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder of this run, for what its test files share. */
    runFolder: string
    /** A name of this run for what it stores outside the folder. */
    runId: string
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
}

/** Vitest calls this after the last test file. */
export async function teardown(): Promise<void> {
  rmSync(folder, { recursive: true, force: true })
  await removeDemoTemplates(runId)
}
