import { createInterface } from 'node:readline/promises'
import { messagesOf } from '@wasl/shared/registry/messages.ts'
import { pino } from 'pino'
import { readEnv } from './env.ts'
import { addSuperAdmin } from './identity/accounts/add-super-admin.ts'
import { adaptersFrom } from './platform/adapters/from-env.ts'
import { machineClock } from './platform/clock.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { BadInput, Refusal } from './platform/http/errors.ts'

// node api/add-admin.ts 0512345678 "Full name": adds a super admin, asking for the password (or reading it from a pipe).
const [phone = '', name = ''] = process.argv.slice(2)
const env = readEnv()
const database = await openDatabase(env)
try {
  const input = createInterface({ input: process.stdin, output: process.stderr })
  const password = await input.question('Password of the new admin: ')
  input.close()
  const parts = { env, clock: machineClock(), adapters: adaptersFrom(env), db: database.db, log: pino({ level: 'warn' }) }
  await addSuperAdmin({ ...parts, who: { kind: 'guest' }, locale: 'en', request_id: 'add-admin', address: '' }, { phone, name, password })
  process.stdout.write(`${name} may now log in to the back office with ${phone}.\n`)
} catch (error) {
  process.stderr.write(`${sayWhy(error)}\n`)
  process.exitCode = 1
} finally {
  await database.close()
}

function sayWhy(error: unknown): string {
  if (error instanceof Refusal)
    return (
      Object.values(error.errors ?? {})
        .flat()
        .map(([english]) => english)
        .join('\n') || error.message
    )
  if (error instanceof BadInput)
    return Object.entries(messagesOf(error, 'en'))
      .map(([field, said]) => `${field}: ${said.join(', ')}`)
      .join('\n')
  return String(error)
}
