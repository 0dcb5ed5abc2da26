import { findResource } from '@wasl/resources/index.ts'
import { paginate } from '@wasl/shared/contract/common.ts'
import type { TeamLog, TeamLogQuery } from '@wasl/shared/contract/team.ts'
import { historyLabelsOf } from '@wasl/shared/registry/history-labels.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { and, asc, desc, eq, inArray } from 'drizzle-orm'
import { orders } from '../../ordering/tables/orders.ts'
import type { UserCtx } from '../../platform/context.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { ownedProviderId } from '../providers/application.ts'
import { users } from '../tables/people.ts'

/** One page of what the people of the current user's own provider did, newest first; of one person with `user_id`. Owners only. */
export async function listTeamLog(ctx: UserCtx, { user_id, ...page }: TeamLogQuery): Promise<TeamLog> {
  const { db } = ctx
  const members = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.provider_id, ownedProviderId(ctx)))
    .orderBy(asc(users.role), asc(users.created_at))
  const ids = members.map(({ id }) => id)
  const isOfTeam = and(
    eq(auditEntries.actor_kind, 'user'),
    inArray(auditEntries.actor_id, user_id ? ids.filter((id) => id === user_id) : ids),
  )
  const rows = await db
    .select({ entry: auditEntries, order_number: orders.number })
    .from(auditEntries)
    .leftJoin(orders, and(eq(auditEntries.resource, 'orders'), eq(orders.id, auditEntries.row_id)))
    .where(isOfTeam)
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(page.per_page)
    .offset((page.page - 1) * page.per_page)
  return { members, data: rows.map(entryView), pagination: paginate(page, await db.$count(auditEntries, isOfTeam)) }
}

type LogRow = { entry: typeof auditEntries.$inferSelect; order_number: string | null }

function entryView({ entry, order_number }: LogRow) {
  const { id, actor_name, action, resource, row_id, row_title_ar, row_title_en, reason, at } = entry
  const title_ar = order_number ?? row_title_ar
  const title_en = order_number ?? row_title_en
  const declaration = findResource(resource)
  const label: Localized | undefined = declaration && historyLabelsOf(declaration)[action]
  return {
    ...{ id, actor_name, reason, at },
    action: label ?? { ar: action, en: action },
    subject: declaration?.label.one ?? { ar: resource, en: resource },
    title: title_ar && title_en ? { ar: title_ar, en: title_en } : null,
    order_id: resource === 'orders' ? row_id : null,
  }
}
