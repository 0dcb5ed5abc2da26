import type { ActionEffectName } from '@wasl/resources/index.ts'
import { type AnyAction, type AnyResource, type AnyRow, actionDenialReason } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import { findEntry } from '@wasl/shared/utils/typed-entries.ts'
import type { Ctx, TransactionCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, notFound } from '../../platform/http/errors.ts'
import type { CustomActionCall } from '../hook-types.ts'
import { loadRow } from '../read/load-row.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'
import { storeChange } from '../write/edit-row.ts'
import { mapConstraintErrors } from '../write/map-constraint-errors.ts'
import { notifyTransition } from '../write/notify-transition.ts'
import { assertVersion } from '../write/row-version.ts'
import { reasonOptionText } from './reason-options.ts'

const adminIdOf = ({ principal }: Ctx): string | null => (principal.kind === 'admin' ? principal.id : null)

type ActionRequest = {
  id: string
  action: string
  version?: number | null
  reason?: string | null
  reason_id?: string | null
  inputs?: AnyRow
}
const notAllowed: Label = { en: 'This cannot be done now', ar: 'لا يمكن تنفيذ هذا الإجراء الآن' }

/**
 * Runs an action on a row in one transaction: stores its fields and inputs, runs its effect, writes the audit entry. A chosen reason is
 * stored as its text. Throws 412 if `version` is outdated, 409 if the action's `when` does not allow it.
 */
export const runAction = (
  ctx: Ctx,
  resource: StoredResource,
  { id, action, version = null, reason: ownReason = null, reason_id = null, inputs = {} }: ActionRequest,
): Promise<StoredRow> =>
  mapConstraintErrors(resource, () =>
    inTransaction(ctx, async (ctx) => {
      await findEntry(ctx.hooks.resources.parentLocks, resource.declaration.name)?.(ctx, id)
      const before = await loadRow(ctx, resource, id, { lock: true })
      assertVersion(before, version)
      const declaration = actionOf(resource.declaration, action)
      const denial = actionDenialReason(declaration, before, { now: ctx.clock.now(), admin_id: adminIdOf(ctx), fallback: notAllowed })
      if (denial) throw conflict(denial)
      const chosen = reason_id && (await reasonOptionText(ctx, declaration.reasonOptions, reason_id))
      const reason = ownReason ?? chosen
      if (declaration.handler)
        return runCustomAction(ctx, resource, declaration.handler, { row: before, action, reason, reason_id, inputs })
      const after = await storeChange(ctx, resource, {
        before,
        change: { ...inputs, ...declaration.set, ...actorChange(ctx, declaration) },
        action,
        reason,
      })
      if (declaration.effect) await ctx.hooks.resources.effects[asEffect(declaration.effect)](ctx, after, { before, reason })
      await notifyTransition(ctx, resource.declaration, { row: after, transition: action, reason })
      return after
    }),
  )

function actionOf({ actions }: AnyResource, name: string): AnyAction {
  const declared = actions && Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!declared) throw notFound()
  return declared
}

// Only an administrator is recorded: a scheduled job leaves the field unchanged.
const actorChange = ({ principal }: Ctx, { actorField }: AnyAction): AnyRow =>
  actorField && principal.kind === 'admin' ? { [actorField]: principal.id } : {}

async function runCustomAction(
  ctx: TransactionCtx,
  resource: StoredResource,
  name: string,
  call: Omit<CustomActionCall, 'resource'>,
): Promise<StoredRow> {
  const handler = findEntry(ctx.hooks.resources.handlers, name)
  if (!handler) throw new Error(`run-action: ${name} has no function in api/app/action-handlers.ts`)
  await handler(ctx, { resource: resource.declaration.name, ...call })
  return loadRow(ctx, resource, call.row.id)
}

// Safe: the declaration is one of the registry, whose names are the keys of the record.
const asEffect = (name: string) => name as ActionEffectName
