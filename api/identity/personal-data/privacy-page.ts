import type { PrivacyPage } from '@wasl/shared/contract/personal-data.ts'
import { desc, eq } from 'drizzle-orm'
import type { UserCtx } from '../../platform/context.ts'
import { consents } from '../tables/from-registry.ts'
import { findCurrentExport } from './export.ts'

/** What the current user may see and do about their personal data. */
export async function loadPrivacyPage(ctx: UserCtx): Promise<PrivacyPage> {
  const { document, document_version, agreed_at } = consents
  const agreed = await ctx.db
    .select({ document, version: document_version, agreed_at })
    .from(consents)
    .where(eq(consents.user_id, ctx.principal.id))
    .orderBy(desc(agreed_at))
  const current = await findCurrentExport(ctx, ctx.principal.id)
  return {
    consents: agreed,
    export: current
      ? {
          id: current.id,
          status: current.status === 'open' ? 'preparing' : 'ready',
          requested_at: current.created_at,
          until: current.export_until,
        }
      : null,
    obstacles: await ctx.hooks.identity.findDeletionObstacles(ctx, ctx.principal),
  }
}
