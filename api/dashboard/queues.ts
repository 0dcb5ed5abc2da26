import { type ResourceName, resources } from '@wasl/resources/index.ts'
import type { Label } from '@wasl/shared/units.ts'
import { min, sql } from 'drizzle-orm'
import type { Ctx } from '../context.ts'
import { conditionOf } from '../crud/condition-of.ts'
import { storedResource } from '../crud/stored-resource.ts'
import { mayAsk } from './may-ask.ts'

type Queue = {
  /** What its rows wait for; the queue is called by the menu's own word and this. */
  waits: Label
  resource: ResourceName
  /** The rows that wait, in the words of the resource's list. */
  filter: Readonly<Record<string, readonly string[]>>
  /** The column that says since when. */
  since: string
}

/** What waits for the administration, the most pressing first. A queue is one line. */
const queues: readonly Queue[] = [
  {
    waits: ['to check', 'بانتظار المراجعة'],
    resource: 'bank-transfers',
    filter: { status: ['pending'] },
    since: 'created_at',
  },
  {
    waits: ['without an answer', 'بانتظار الرد'],
    resource: 'complaints',
    filter: { status: ['new', 'in_progress'] },
    since: 'created_at',
  },
  {
    waits: ['to decide', 'بانتظار القرار'],
    resource: 'review-requests',
    filter: { status: ['pending'] },
    since: 'created_at',
  },
  {
    waits: ['to review', 'بانتظار المراجعة'],
    resource: 'providers',
    filter: { status: ['pending_review'] },
    since: 'created_at',
  },
]

/** Each queue that this admin may list: how many wait, and since when the oldest does. */
export const queuesFor = (ctx: Ctx) =>
  Promise.all(queues.filter(({ resource }) => mayAsk(ctx, `${resource}.list`)).map((queue) => lengthOf(ctx, queue)))

async function lengthOf(ctx: Ctx, { waits, resource: name, filter, since }: Queue) {
  const stored = storedResource(resources[name])
  const filters = Object.entries(filter).map(([field, values]) => ({ field, operator: '' as const, values }))
  const { many } = resources[name].label
  const oldest = stored.all[since]
  if (!oldest) throw new Error(`queuesFor: ${name} has no column ${since}`)
  const [found] = await ctx.db
    .select({ count: sql`count(*)`.mapWith(Number), oldest_at: min(oldest) })
    .from(stored.table)
    .where(conditionOf(ctx, stored, { q: null, filters }))
  return {
    label: { ar: `${many[1]}: ${waits[1]}`, en: `${many[0]}: ${waits[0]}` },
    resource: name,
    filter: Object.fromEntries(Object.entries(filter).map(([field, values]) => [field, [...values]])),
    count: found?.count ?? 0,
    oldest_at: typeof found?.oldest_at === 'string' ? found.oldest_at : null,
  }
}
