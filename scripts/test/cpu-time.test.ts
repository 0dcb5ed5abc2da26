import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { cpuSeconds, readCpuSeconds, withCpuCounter } from './cpu-time.ts'
import { runCommand } from './run-command.ts'

test('the times of a process and of its children are added, whatever its name is', () => {
  expect(readCpuSeconds('4711 (node (a) b) S 1 2 3 0 -1 4194304 10 20 30 40 1050 250 30000 700 20 0 11 0 5 6 7')).toBe(320)
})

test.runIf(process.platform === 'linux')(
  'the work of a grandchild counts once it has ended',
  () => {
    const busy = 'for (let at = 0; at < 1e8; at++); const { user, system } = process.cpuUsage(); console.log((user + system) / 1e6)'
    const parent = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(busy)}], { stdio: 'inherit' })`
    const before = cpuSeconds() ?? Number.NaN
    const ofGrandchild = Number(spawnSync(process.execPath, ['-e', parent]).stdout)
    expect(ofGrandchild).toBeGreaterThan(0)
    // Counted in hundredths.
    expect((cpuSeconds() ?? Number.NaN) - before).toBeGreaterThan(ofGrandchild - 0.02)
  },
  30_000,
)

test.runIf(process.platform === 'linux')('a step counts the work of its commands', async () => {
  const work = 'for (let at = 0; at < 1e8; at++); console.log(process.cpuUsage().user / 1e6)'
  const run = async (counter: { seconds: number }, script: string) =>
    withCpuCounter(counter, () => runCommand(process.execPath, ['-e', script], { timeoutMs: 30_000 }))
  const [first, second] = [{ seconds: 0 }, { seconds: 0 }]
  const { output } = await run(first, work)
  await run(second, '')
  expect(first.seconds).toBeGreaterThan(Number(output) - 0.02)
  expect(second.seconds).toBeLessThan(first.seconds)
})
