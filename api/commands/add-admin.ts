import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Env } from '../environment/env.ts'
import { addSuperAdmin, checkNewSuperAdmin } from '../identity/admins/add-super-admin.ts'
import { nationalPhone } from '../identity/profiles/phone.ts'
import { CommandError, commandCtx, describeDatabase, runCommand, withApp } from './operator-command.ts'
import { promptPassword } from './prompt-password.ts'

// npm run add-admin: adds a super admin. Asks for the password, or reads it from a pipe.

const usage = `Usage: npm run add-admin -- 0512345678 "Full name"
  --demo   adds the administrator to the embedded database of the demo`

await runCommand(async (env) => {
  const { phone, name, isDemo } = readArguments()
  assertConfigured(env, isDemo)
  process.stderr.write(`Adding a super admin to ${describeDatabase(env)}.\n`)
  await withApp(env, async (app) => {
    const ctx = commandCtx(app, 'add-admin')
    const checked = await checkNewSuperAdmin(ctx, { phone, name })
    await addSuperAdmin(ctx, { ...checked, password: await promptPassword() })
    process.stdout.write(`${checked.name} can now log in to the back office with ${nationalPhone(checked.phone)}: ${backOffice(env)}\n`)
  })
})

function readArguments(): { phone: string; name: string; isDemo: boolean } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { demo: { type: 'boolean' } } })
    const [phone, ...names] = positionals
    if (!phone || names.length === 0) throw new CommandError(usage)
    return { phone, name: names.join(' '), isDemo: values.demo ?? false }
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}

/** Without a configuration the database would be the demo's, in the folder where the command happens to run. */
function assertConfigured(env: Env, isDemo: boolean): void {
  const isConfigured = env.DATABASE_URL !== undefined || env.WASL_MODE === 'production'
  if (isConfigured) return
  if (!isDemo)
    throw new CommandError(
      `No database is configured, so this would be ${describeDatabase(env)}. Set DATABASE_URL and WASL_MODE=production in the environment or in .env, as for the server, or add --demo.`,
    )
  if (!existsSync(env.DATA_DIR))
    throw new CommandError(`There is no data folder ${env.DATA_DIR} yet: run npm start first, or set DATA_DIR.`)
}

function backOffice({ PUBLIC_URL, PORT }: Env): string {
  return `${PUBLIC_URL ?? `http://localhost:${PORT}`}/admin`
}
