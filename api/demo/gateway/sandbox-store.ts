import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'

const payment = z.object({
  id: z.string(),
  status: z.enum(['initiated', 'paid', 'failed', 'refunded', 'voided', 'abandoned']),
  amount: z.int(),
  fee: z.int(),
  currency: z.string(),
  refunded: z.int(),
  refunds: z.array(z.object({ amount: z.int(), at: z.string() })),
  invoice_id: z.string(),
  created_at: z.string(),
  updated_at: z.string(),
  metadata: z.record(z.string(), z.string()),
  source: z.object({
    type: z.string(),
    company: z.string(),
    number: z.string(),
    message: z.string(),
    response_code: z.string().nullable(),
  }),
})
const invoice = z.object({
  id: z.string(),
  status: z.enum(['initiated', 'paid', 'canceled', 'expired', 'refunded', 'voided']),
  amount: z.int(),
  currency: z.string(),
  description: z.string(),
  url: z.string(),
  success_url: z.string(),
  back_url: z.string(),
  expired_at: z.string(),
  created_at: z.string(),
  metadata: z.record(z.string(), z.string()),
  payments: z.array(payment),
})
export type SandboxPayment = z.output<typeof payment>
export type SandboxInvoice = z.output<typeof invoice>

export type SandboxStore = ReturnType<typeof sandboxStore>

/**
 * Keeps each invoice of the sandbox in a file of this folder: like a real gateway, it knows nothing of the transactions of the app's database, and
 * remembers what happened if the app is killed.
 */
export function sandboxStore(folder: string) {
  const pathOf = (id: string) => join(folder, `${z.uuid().parse(id)}.json`)
  const find = async (id: string): Promise<SandboxInvoice | null> => {
    const text = z.uuid().safeParse(id).success ? await readFile(pathOf(id), 'utf8').catch(() => null) : null
    return text === null ? null : invoice.parse(JSON.parse(text))
  }
  const list = async (): Promise<SandboxInvoice[]> => {
    const names = await readdir(folder).catch(() => [])
    const all = await Promise.all(names.filter((name) => name.endsWith('.json')).map((name) => find(name.slice(0, -5))))
    return all.filter((one) => one !== null)
  }
  // A file that is replaced is never half written.
  const save = async (row: SandboxInvoice): Promise<void> => {
    await mkdir(folder, { recursive: true })
    const draft = `${pathOf(row.id)}.${crypto.randomUUID()}`
    await writeFile(draft, JSON.stringify(row))
    await rename(draft, pathOf(row.id))
  }
  const remove = (id: string): Promise<void> => rm(pathOf(id), { force: true })
  const clear = (): Promise<void> => rm(folder, { recursive: true, force: true })
  const queues = new Map<string, Promise<unknown>>()
  /** Runs changes of one invoice after each other. */
  const locked = <T>(id: string, work: () => Promise<T>): Promise<T> => {
    const run = (queues.get(id) ?? Promise.resolve()).catch(() => {}).then(work)
    queues.set(id, run)
    return run.finally(() => {
      if (queues.get(id) === run) queues.delete(id)
    })
  }
  return { find, list, save, remove, clear, locked }
}
