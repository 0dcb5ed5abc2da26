import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Localized } from '@wasl/shared/units.ts'
import type { Ctx } from '../../context.ts'
import { notify } from '../../messaging/notifications/notify.ts'
import type { StoredRow } from '../../resources/row-mapping.ts'

/** Tells a provider that it may work now. */
export const tellApproved = (ctx: Ctx, provider: StoredRow): Promise<void> =>
  notify(ctx, { type: 'provider_approved', provider_ids: [provider.id], holes: { name: nameOf(provider) } })

/** Tells a provider that it was refused, and why. */
export const tellRefused = (ctx: Ctx, provider: StoredRow, reason: string | null): Promise<void> =>
  notify(ctx, { type: 'provider_refused', provider_ids: [provider.id], holes: { name: nameOf(provider), reason: reason ?? '' } })

// Safe: the effects that call this are named by the providers' declaration alone, whose name is localized.
const nameOf = (row: AnyRow) => row.name as Localized
