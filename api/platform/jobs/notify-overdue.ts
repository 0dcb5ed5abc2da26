import { type Holes, holesOf } from '@wasl/shared/notifications/notification-text.ts'
import type { NoticeType } from '@wasl/shared/notifications/notifications.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { and, inArray, lte, sql } from 'drizzle-orm'
import { settingsOf } from '../../backoffice/settings/load-settings.ts'
import type { Ctx } from '../../context.ts'
import { tellAdmins } from '../../messaging/notifications/notify-admins.ts'
import { lateBefore, type Waiting, waitingResources } from '../../resources/pending-work.ts'
import { readRows } from '../../resources/row-mapping.ts'
import { inTransaction } from '../db/database.ts'
import { adminNotices } from '../db/tables/notices.ts'

/** Tells the administration once of each row that has waited for it beyond the hours that the settings give. */
export async function tellLate(ctx: Ctx): Promise<void> {
  for (const waiting of waitingResources()) await tellLateOf(ctx, waiting)
}

async function tellLateOf(ctx: Ctx, { stored, waits, statuses, since }: Waiting): Promise<void> {
  const by = stored.all[waits.by]
  const limit = lateBefore(ctx, waits, await settingsOf(ctx))
  if (!by || !waits.late || limit === null) return
  const { notice } = waits.late
  const resource = stored.declaration.name
  const isUntold = sql`not exists (select 1 from ${adminNotices} where ${adminNotices.row_id} = ${stored.id} and ${adminNotices.type} = ${notice})`
  await inTransaction(ctx, async (ctx) => {
    // One at a time: of two processes that wake at once, one tells.
    await ctx.db.execute(sql`select pg_advisory_xact_lock(7214013, hashtext(${resource}))`)
    const late = await readRows(ctx, stored, sql`${and(inArray(by, statuses), lte(since, limit), isUntold)}`)
    for (const row of late) await tellAdmins(ctx, notice, { resource, row_id: row.id }, saidOf(notice, row))
  })
}

// Safe: the notices that a declaration names have holes for its own texts alone, which `noticeText` asks for when it fills them.
const saidOf = (notice: NoticeType, row: AnyRow): Holes => Object.fromEntries(holesOf(notice).map((name) => [name, row[name]])) as Holes
