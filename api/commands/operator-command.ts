import { resolve } from 'node:path'
import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { pino } from 'pino'
import { createAdapters } from '../app/create-adapters.ts'
import { openDatabase } from '../app/open-database.ts'
import { createApp } from '../create-app.ts'
import { type Env, readEnv, variables } from '../environment/env.ts'
import { loadEnvironmentFile } from '../environment/load-env-file.ts'
import { StartupError } from '../environment/startup-error.ts'
import { describeUnknownVariables } from '../environment/unknown-variables.ts'
import { useDurableCluster } from '../local-postgres/use-durable-cluster.ts'
import { AdapterError } from '../platform/adapters/adapter-error.ts'
import { systemClock } from '../platform/clock.ts'
import type { App, Ctx } from '../platform/context.ts'
import { RequestError, ValidationError } from '../platform/http/errors.ts'

/** A mistake of the person who runs a command; only its message is printed. */
export class CommandError extends Error {}

/**
 * Runs a command of `npm run …` on the environment and `.env`, with the PostgreSQL of the data folder if it has one, and sets the exit code. A mistake
 * is printed as a sentence, an error of our own with its stack.
 */
export async function runCommand(work: (env: Env) => Promise<void>): Promise<void> {
  let stop = async () => {}
  try {
    loadEnvironmentFile()
    for (const line of describeUnknownVariables(process.env, Object.keys(variables))) process.stderr.write(`Warning: ${line}\n`)
    stop = await useDurableCluster(process.env)
    await work(readEnv())
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`)
    process.exitCode = 1
  } finally {
    await stop()
  }
}

/** Runs `work` with the services of a process on the configured database, and closes it. */
export async function withApp(env: Env, work: (app: App) => Promise<void>): Promise<void> {
  const database = await openDatabase(env)
  try {
    const clock = systemClock()
    const log = pino({ level: 'warn' }, pino.destination(2))
    await work(createApp({ env, clock, adapters: createAdapters(env, clock), db: database.db, lookups: database.lookups }, log))
  } finally {
    await database.close()
  }
}

/** The context of a command: the system acts, and texts are English. */
export const commandCtx = (app: App, name: string): Ctx => ({
  ...app,
  principal: { kind: 'system' },
  locale: 'en',
  request_id: name,
  address: '',
})

/** Where the data of a command are, without the password: `PostgreSQL wasl at db.example:5432, production mode`. */
export function describeDatabase({ DATABASE_URL, DATA_DIR, WASL_MODE }: Pick<Env, 'DATABASE_URL' | 'DATA_DIR' | 'WASL_MODE'>): string {
  if (!DATABASE_URL) return `the embedded database in ${resolve(DATA_DIR)}, ${WASL_MODE} mode`
  const { host, pathname } = new URL(DATABASE_URL)
  return `the PostgreSQL database ${decodeURIComponent(pathname.slice(1))} at ${decodeURIComponent(host)}, ${WASL_MODE} mode`
}

function describeError(error: unknown): string {
  if (error instanceof ValidationError) return lines(fieldErrors(error, 'en'))
  if (error instanceof RequestError)
    return error.errors
      ? lines(Object.fromEntries(Object.entries(error.errors).map(([field, labels]) => [field, labels.map(({ en }) => en)])))
      : error.text.en
  // An outside service that is out, or rejects our keys, is no defect either.
  if (error instanceof StartupError || error instanceof CommandError || error instanceof AdapterError) return error.message
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

const lines = (messages: Readonly<Record<string, readonly string[]>>): string =>
  Object.entries(messages)
    .map(([field, texts]) => `${field}: ${texts.join(', ')}`)
    .join('\n')
