import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { isFullRun } from './full-run.ts'

/** `npm run races:payments`, `races:store` and `races:rentals` run 200, `npm run test:all` 10. */
export const raceRounds = Number(process.env.RACE_ROUNDS ?? (isFullRun ? 10 : 3))
const timeoutMs = 60_000 + raceRounds * 4_000

let starts = 0
/** Starts both at once, either of them up to 12 ms earlier than the other, so that not always the same one comes first. */
export async function atOnce<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
  const lead = ((starts++ * 7) % 25) - 12
  return Promise.all([sleep(Math.max(0, -lead)).then(first), sleep(Math.max(0, lead)).then(second)])
}

/** A test with a time limit for all rounds of a race. */
export const raceTest = (name: string, run: () => Promise<void>): void => {
  test(name, { timeout: timeoutMs }, run)
}

/** A race that runs many times; `round` returns which side won. */
export function race(name: string, round: (number: number) => Promise<string>, prepare: () => Promise<void> = async () => {}): void {
  raceTest(name, async () => {
    await prepare()
    const outcomes: Record<string, number> = {}
    for (let number = 0; number < raceRounds; number++) {
      const winner = await round(number)
      outcomes[winner] = (outcomes[winner] ?? 0) + 1
    }
    if (process.env.RACE_ROUNDS) process.stdout.write(`${name}: ${raceRounds} rounds, ${JSON.stringify(outcomes)}\n`)
    expect(Object.values(outcomes).reduce((sum, count) => sum + count, 0)).toBe(raceRounds)
  })
}
