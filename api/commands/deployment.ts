import { parseArgs } from 'node:util'
import { placeOf, readDeployment, setDeploymentPlace } from '../platform/deployment/deployment.ts'
import { confirmDeployment, countHeld } from '../views/deployment/confirm-deployment.ts'
import { CommandError, commandCtx, describeDatabase, runCommand, withApp } from './operator-command.ts'

// npm run deployment: says whether this deployment may send messages, refunds and payouts, and confirms or holds it.

const usage = `Usage: npm run deployment -- [options]
  --confirm            sends from here: the original no longer runs
  --discard-messages   with --confirm: deletes the SMS, emails and push messages that wait
  --hold               after a restore into the same place: sends nothing until it is confirmed`

await runCommand(async (env) => {
  const { confirm = false, hold = false, 'discard-messages': discard_messages = false } = readOptions()
  if (confirm === hold && confirm) throw new CommandError(usage)
  await withApp(env, async (app) => {
    const ctx = commandCtx(app, 'deployment')
    if (confirm) {
      const { discarded } = await confirmDeployment(ctx, { discard_messages })
      process.stdout.write(
        `Messages, refunds and payouts are sent from here.${discard_messages ? ` Discarded messages: ${discarded}.` : ''}\n`,
      )
      return
    }
    if (hold) await setDeploymentPlace(ctx, null)
    await readDeployment(app)
    const { is_held, belongs_to } = app.deployment
    const state = is_held
      ? `Held, ${await countHeld(app)} jobs wait. The database belongs to: ${belongs_to ?? 'none since a restore'}`
      : 'Not held'
    process.stdout.write(`${state}\nThis deployment: ${placeOf(env)}\nDatabase: ${describeDatabase(env)}\n`)
  })
})

function readOptions() {
  const flag = { type: 'boolean' } as const
  try {
    return parseArgs({ options: { confirm: flag, hold: flag, 'discard-messages': flag } }).values
  } catch (error) {
    throw new CommandError(`${error instanceof Error ? error.message : String(error)}\n${usage}`)
  }
}
