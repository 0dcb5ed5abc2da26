import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { Ctx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { StoredRow } from '../../resources/read/row-mapping.ts'

export const notifyProviderApproved = (ctx: Ctx, provider: StoredRow): Promise<void> =>
  notify(ctx, { type: 'provider_approved', provider_ids: [provider.id], params: { name: nameOf(provider) } })

export const notifyProviderRejected = (ctx: Ctx, provider: StoredRow, reason: string | null): Promise<void> =>
  notify(ctx, { type: 'provider_rejected', provider_ids: [provider.id], params: { name: nameOf(provider), reason: reason ?? '' } })

// Safe: only actions of the `providers` resource use these effects; its name is localized.
const nameOf = (row: AnyRow) => row.name as Localized
