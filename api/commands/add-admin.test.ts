import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type CommandRun, runCommand } from '../testing/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'wasl-add-admin-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const run = (args: readonly string[], input: string, variables: Readonly<Record<string, string>> = {}): Promise<CommandRun> =>
  runCommand('add-admin', folder, { args, input, env: { DATA_DIR: join(folder, 'data'), ...variables } })

const production = {
  WASL_MODE: 'production',
  PUBLIC_URL: 'https://wasl.example',
  SMS: 'none',
  SECRETS_KEY: Buffer.alloc(32, 1).toString('base64'),
}

test('without a configured database nothing is created, and the command says what to set', async () => {
  const { code, output } = await run(['0512345678', 'Sara'], 'riyadh-2026\n')
  expect({ code, output }).toEqual({
    code: 1,
    output: expect.stringMatching(
      /^No database is configured, .*embedded database in .*data, demo mode\. Set DATABASE_URL and WASL_MODE=production/,
    ),
  })
  expect((await run(['0512345678', 'Sara', '--demo'], '')).output).toMatch(/There is no data folder/)
}, 120_000)

test('names the database, checks name and phone before the password, and adds the administrator', async () => {
  const wrong = await run(['12345', 'S'], '', production)
  expect(wrong.output).toMatch(
    /^Adding a super admin to the embedded database in .*data, production mode\.\nname: .*\nphone: Enter a Saudi mobile number/,
  )
  const noTerminal = await run(['0512345678', 'Sara'], '', production)
  expect(noTerminal).toEqual({ code: 1, output: expect.stringMatching(/There is no terminal to enter the password in/) })
  const added = await run(['0512345678', 'Sara', 'Ali'], 'riyadh-2026\n', production)
  expect(added).toEqual({
    code: 0,
    output: expect.stringMatching(/Sara Ali can now log in to the back office with 0512345678: https:\/\/wasl.example\/admin\n$/),
  })
  expect((await run(['0512345678', 'Sara'], '', production)).output).toMatch(/phone: Another admin already has this number/)
}, 120_000)

test('a wrong argument prints the usage', async () => {
  expect(await run(['--loud'], '')).toEqual({ code: 1, output: expect.stringMatching(/'--loud'.*\nUsage: npm run add-admin/s) })
}, 120_000)
