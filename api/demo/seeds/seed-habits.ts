import { nextRepeat } from '@wasl/shared/rules/order-repeats.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, desc, eq, inArray, isNotNull } from 'drizzle-orm'
import { savedReplies } from '../../messaging/tables/saved-replies.ts'
import { orderRepeats } from '../../ordering/tables/order-repeats.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { TransactionCtx } from '../../platform/context.ts'
import { loadDemoUser } from './seed-orders.ts'

const client = '+966500000011'
const provider = '+966500000021'
const replies = [
  'السلام عليكم، وصلني طلبك وسأرد عليك خلال ساعة.',
  'هل يمكنك إرسال صورة للمكان؟',
  'أنا في الطريق إليك.',
  'تم العمل، وأرجو تأكيد الاستلام من صفحة الطلب.',
]

/** What people do again and again: a client repeats the last completed order every month, a provider has saved replies. */
export async function seedHabits(ctx: TransactionCtx): Promise<void> {
  const created_at = ctx.clock.now()
  const { id: client_id } = await loadDemoUser(ctx, client)
  const isRepeatable = and(eq(orders.client_id, client_id), eq(orders.status, 'completed'), inArray(orders.kind, ['service', 'private']))
  const [order] = await ctx.db
    .select({ id: orders.id, finished_at: orders.finished_at })
    .from(orders)
    .where(and(isRepeatable, isNotNull(orders.provider_id)))
    .orderBy(desc(orders.finished_at), orders.id)
    .limit(1)
  if (order?.finished_at) {
    const starts_on = riyadhDate(order.finished_at)
    const next_on = nextRepeat(starts_on, 'month', riyadhDate(created_at))
    await ctx.db.insert(orderRepeats).values({ order_id: order.id, client_id, every: 'month', starts_on, next_on, created_at })
  }
  const { id: user_id } = await loadDemoUser(ctx, provider)
  await ctx.db.insert(savedReplies).values(replies.map((text) => ({ user_id, text, created_at })))
}
