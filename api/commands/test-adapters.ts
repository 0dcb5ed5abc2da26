import { parseArgs } from 'node:util'
import { fullPhone } from '../identity/profiles/phone.ts'
import { testAdapters } from '../views/deployment/test-adapters.ts'
import { CommandError, runCommand, withApp } from './operator-command.ts'

// npm run test-adapters: uses every outside service once and prints the result of each. Exit code 1 if one failed.

const usage = `Usage: npm run test-adapters -- [--sms 0512345678] [--mail you@example.com]
  Without a phone or an address, its channel is not tested.`

await runCommand(async (env) => {
  const recipients = readArguments()
  await withApp(env, async (app) => {
    const results = await testAdapters(app, recipients)
    for (const { adapter, result, reason } of results)
      process.stdout.write(`${adapter.padEnd(14)} ${result}${reason === null ? '' : `: ${reason}`}\n`)
    if (results.some(({ result }) => result === 'failed')) process.exitCode = 1
  })
})

function readArguments(): { sms?: string | undefined; mail?: string | undefined } {
  try {
    const { sms, mail } = parseArgs({ options: { sms: { type: 'string' }, mail: { type: 'string' } } }).values
    const phone = sms === undefined ? undefined : fullPhone(sms)
    if (phone === null) throw new CommandError(`${sms} is no Saudi mobile number.\n${usage}`)
    return { sms: phone, mail }
  } catch (error) {
    throw error instanceof CommandError ? error : new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
