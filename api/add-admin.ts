import { createInterface } from 'node:readline/promises'
import { fieldErrors } from '@wasl/shared/registry/messages.ts'
import { pino } from 'pino'
import { createApp } from './create-app.ts'
import { readEnv } from './env.ts'
import { addSuperAdmin } from './identity/admins/add-super-admin.ts'
import { createAdapters } from './platform/adapters/create-adapters.ts'
import { systemClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { RequestError, ValidationError } from './platform/http/errors.ts'
import { StartupError } from './platform/startup-error.ts'

// node api/add-admin.ts 0512345678 "Full name": adds a super admin. Asks for the password, or reads it from a pipe.
const [phone = '', name = ''] = process.argv.slice(2)
const env = readEnv()
const database = await openDatabase(env).catch((error: unknown) => {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
})
try {
  const input = createInterface({ input: process.stdin, output: process.stderr })
  const password = await input.question('Password of the new admin: ')
  input.close()
  const clock = systemClock()
  const parts = { env, clock, adapters: createAdapters(env, clock), db: database.db }
  await addSuperAdmin(
    { ...createApp(parts, pino({ level: 'warn' })), principal: { kind: 'system' }, locale: 'en', request_id: 'add-admin', address: '' },
    { phone, name, password },
  )
  process.stdout.write(`${name} can now log in to the back office with ${phone}.\n`)
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}

function describeError(error: unknown): string {
  if (error instanceof RequestError)
    return (
      Object.values(error.errors ?? {})
        .flat()
        .map(({ en }) => en)
        .join('\n') || error.message
    )
  if (error instanceof ValidationError)
    return Object.entries(fieldErrors(error, 'en'))
      .map(([field, messages]) => `${field}: ${messages.join(', ')}`)
      .join('\n')
  return error instanceof StartupError ? error.message : String(error)
}
