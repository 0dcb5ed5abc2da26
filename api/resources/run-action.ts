import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import type { Label } from '@wasl/shared/units.ts'
import type { Ctx } from '../context.ts'
import { inTransaction, type Tx } from '../platform/db/database.ts'
import { conflict, notFound } from '../platform/http/errors.ts'
import { effects } from './action-effects.ts'
import { type Verbed, verbs } from './custom-actions.ts'
import { store } from './edit.ts'
import { findRow } from './find-row.ts'
import { namingFields } from './map-constraint-errors.ts'
import { readyReasonText } from './reason-options.ts'
import type { StoredRow } from './row-mapping.ts'
import type { StoredResource } from './stored-resource.ts'

type Act = { id: string; action: string; reason?: string | null; reason_id?: string | null; asked?: AnyRow }
const notNow: Label = ['This cannot be done now', 'لا يمكن تنفيذ هذا الإجراء الآن']

/**
 * Does a named action on a row: sets its fields and what it asked for, runs its effect, writes its audit row. A reason that was chosen is put
 * into words. Refuses with 409 where its `when` says no.
 */
export const act = (
  ctx: Ctx,
  resource: StoredResource,
  { id, action, reason: words = null, reason_id = null, asked = {} }: Act,
): Promise<StoredRow> =>
  namingFields(resource, () =>
    inTransaction(ctx, async (ctx) => {
      const before = await findRow(ctx, resource, id, { lock: true })
      const declared = actionOf(resource.declaration, action)
      if (!isPossible(declared, before, ctx.clock.now())) throw conflict(declared.otherwise ?? notNow)
      const chosen = reason_id && (await readyReasonText(ctx, declared.reasons, reason_id))
      const reason = words ?? chosen
      if (declared.verb) return byVerb(ctx, resource, declared.verb, { row: before, action, reason, reason_id, asked })
      const after = await store(ctx, resource, { before, change: { ...asked, ...declared.set, ...doerIn(ctx, declared) }, action, reason })
      if (declared.effect) await effectOf(declared.effect)(ctx, after, { before, reason })
      return after
    }),
  )

type Declared = NonNullable<AnyResource['actions']>[string]

function actionOf({ actions }: AnyResource, name: string): Declared {
  const declared = actions && Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!declared) throw notFound()
  return declared
}

// Whoever is no administrator, as the clock is, leaves it as it stands.
const doerIn = ({ who }: Ctx, { by }: Declared): AnyRow => (by && who.kind === 'admin' ? { [by]: who.id } : {})

async function byVerb(ctx: Ctx & { db: Tx }, resource: StoredResource, name: string, asked: Verbed): Promise<StoredRow> {
  const verb = verbs[name]
  if (!verb) throw new Error(`act: no verb ${name} in crud/verbs.ts`)
  await verb(ctx, asked)
  return findRow(ctx, resource, asked.row.id)
}

function effectOf(name: string) {
  const effect = effects[name]
  if (!effect) throw new Error(`act: no effect ${name} in crud/effects.ts`)
  return effect
}

// Safe: the row is one of the resource that the action was declared with.
const isPossible = (declared: Declared, row: AnyRow, now: string) => declared.when(row as never, now)
