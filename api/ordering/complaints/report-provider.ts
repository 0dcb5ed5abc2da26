import type { providerReportForm } from '@wasl/shared/contract/catalog.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { z } from 'zod'
import { providers } from '../../identity/tables/people.ts'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { conflict, forbidden, notFound } from '../../platform/http/errors.ts'
import { complaints } from '../tables/from-registry.ts'
import { insertComplaint } from './insert-complaint.ts'

/**
 * Stores a report about an approved provider as a complaint to the administration. Throws 404 for any other provider, 403 for the own one, 409
 * while an earlier report of the user about it is open.
 */
export async function reportProvider(reporter: UserCtx, provider_id: string, report: z.output<typeof providerReportForm>): Promise<void> {
  await inTransaction(reporter, async (ctx) => {
    const { db } = ctx
    const user_id = reporter.principal.id
    const [provider] = await db
      .select({ name: providers.name_ar })
      .from(providers)
      .where(and(eq(providers.id, provider_id), eq(providers.status, 'approved')))
    if (!provider) throw notFound()
    if (reporter.principal.provider?.id === provider_id) throw forbidden()
    // Concurrent reports of one user take turns, so that the second one finds the first.
    await lockUntilCommit(db, 'providerReports', user_id)
    const isOpen = and(eq(complaints.user_id, user_id), eq(complaints.provider_id, provider_id), ne(complaints.status, 'responded'))
    if ((await db.$count(complaints, isOpen)) > 0) throw conflict(alreadyReported)
    await insertComplaint(ctx, { user_id, provider_id, ...report, subject: `بلاغ عن ${provider.name}`.slice(0, 120) }, 'is a record')
  })
}

const alreadyReported = {
  en: 'You have reported this provider already. We are looking into it.',
  ar: 'أبلغت عن هذا المزوّد من قبل، وبلاغك قيد المراجعة.',
}
