import { erasedState, eraseUser } from '../identity/personal-data/erase-user.ts'
import type { users } from '../identity/tables/people.ts'
import { inTransaction } from '../platform/db/database.ts'
import { systemCtx } from '../platform/jobs/system-ctx.ts'
import { audit } from '../resources/write/audit.ts'
import type { TestApp } from './test-app.ts'

/** Erases an account as its deletion does, with its audit entry. */
export const eraseAudited = ({ shared }: TestApp, user: typeof users.$inferSelect): Promise<void> =>
  inTransaction(systemCtx(shared), async (ctx) => {
    await audit(ctx, { action: 'delete_account', resource: 'users', row_id: user.id, after: erasedState })
    await eraseUser(ctx, user)
  })
