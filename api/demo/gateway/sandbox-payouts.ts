import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { dayMs } from '@wasl/shared/utils/durations.ts'
import * as z from 'zod'
import type { Clock } from '../../platform/clock.ts'

const newPayout = z.object({
  source_id: z.string(),
  sequence_number: z.string().regex(/^\d{16}$/),
  amount: z.int().min(100),
  destination: z.object({ type: z.literal('bank'), iban: z.string(), name: z.string() }),
})
const stored = newPayout.extend({ id: z.uuid(), created_at: z.string() })
type Stored = z.output<typeof stored>
export type SandboxPayout = Stored & { status: 'initiated' | 'paid' | 'failed' | 'returned'; message: string | null }

const bankMs = 300_000

/**
 * The payouts of the sandbox, one file each. The bank answers after five minutes: an amount that ends in 13 halalas is returned, one in 17 fails, and one in
 * 19 is paid, but returned a day later.
 */
export function sandboxPayouts(folder: string, clock: Clock) {
  const asNow = (payout: Stored): SandboxPayout => {
    const age = Date.parse(clock.now()) - Date.parse(payout.created_at)
    if (age < bankMs) return { ...payout, status: 'initiated', message: null }
    if (payout.amount % 100 === 13) return { ...payout, status: 'returned', message: 'Account closed' }
    if (payout.amount % 100 === 19 && age >= dayMs) return { ...payout, status: 'returned', message: 'Account closed' }
    if (payout.amount % 100 === 17) return { ...payout, status: 'failed', message: 'Invalid beneficiary' }
    return { ...payout, status: 'paid', message: null }
  }
  const list = async (): Promise<SandboxPayout[]> => {
    const names = await readdir(folder).catch(() => [])
    const all = await Promise.all(names.map(async (name) => stored.parse(JSON.parse(await readFile(join(folder, name), 'utf8')))))
    return all.map(asNow).sort((a, b) => b.created_at.localeCompare(a.created_at))
  }
  const find = async (id: string): Promise<SandboxPayout | null> => (await list()).find((payout) => payout.id === id) ?? null
  /** Null for a body that is not one, `used` for a number that another payout has. */
  const create = async (body: unknown): Promise<SandboxPayout | 'used' | null> => {
    const parsed = newPayout.safeParse(body)
    if (!parsed.success) return null
    if ((await list()).some(({ sequence_number }) => sequence_number === parsed.data.sequence_number)) return 'used'
    const payout = { ...parsed.data, id: crypto.randomUUID(), created_at: clock.now() }
    await mkdir(folder, { recursive: true })
    await writeFile(join(folder, `${payout.sequence_number}.json`), JSON.stringify(payout))
    return asNow(payout)
  }
  const clear = (): Promise<void> => rm(folder, { recursive: true, force: true })
  return { list, find, create, clear }
}
