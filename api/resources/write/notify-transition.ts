import { findResource, type ResourceName, resources } from '@wasl/resources/index.ts'
import { formatCount, formatDateTime, formatDay, formatMoneyText } from '@wasl/shared/i18n/format.ts'
import { type NotificationParams, notificationParamNames } from '@wasl/shared/notifications/render-notification.ts'
import type { AnyField } from '@wasl/shared/registry/fields.ts'
import type { AnyResource } from '@wasl/shared/registry/resource.ts'
import { isLocalized, optionsIn, titleIn } from '@wasl/shared/registry/row-title.ts'
import type { TransitionNotification } from '@wasl/shared/registry/status-lifecycle.ts'
import { noReasonGiven } from '@wasl/shared/rules/no-reason-given.ts'
import type { Localized } from '@wasl/shared/units.ts'
import { inArray } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { notify } from '../notify.ts'
import { loadRow } from '../read/load-row.ts'
import { loadRows } from '../read/row-mapping.ts'
import { type StoredRow, storedResource } from '../stored-resource.ts'

type MadeTransition = { row: StoredRow; transition: string; reason: string | null }

/** Sends the notifications that the lifecycle of a row declares for a transition, in the caller's transaction. */
export async function notifyTransition(ctx: Ctx, declaration: AnyResource, { row, transition, reason }: MadeTransition): Promise<void> {
  for (const { type, to, when, link } of notificationsOf(declaration, transition)) {
    const recipient = row[to]
    if (typeof recipient !== 'string' || (when && !when.is.includes(String(row[when.field])))) continue
    const field = declaration.fields[to]
    const order_id = row.order_id
    await notify(ctx, {
      type,
      params: await paramsOf(ctx, declaration, row, { names: notificationParamNames(type), reason }),
      ...(field?.kind === 'belongsTo' && field.to === 'providers' ? { provider_ids: [recipient] } : { user_ids: [recipient] }),
      ...(typeof order_id === 'string' && { order_id }),
      ...(link && { link: link(row) }),
    })
  }
}

/** The same for a transition that code makes without the resource's action. */
export async function notifyTransitionOf(
  ctx: Ctx,
  name: ResourceName,
  id: string,
  transition: string,
  reason: string | null = null,
): Promise<void> {
  const stored = storedResource(resources[name])
  await notifyTransition(ctx, stored.declaration, { row: await loadRow(ctx, stored, id), transition, reason })
}

const notificationsOf = ({ fields }: AnyResource, transition: string): readonly TransitionNotification[] =>
  Object.values(fields).flatMap((field) =>
    field.kind === 'choice' && field.lifecycle ? (field.lifecycle.transitions[transition]?.notify ?? []) : [],
  )

async function paramsOf(
  ctx: Ctx,
  { fields }: AnyResource,
  row: StoredRow,
  { names, reason }: { names: readonly string[]; reason: string | null },
): Promise<NotificationParams> {
  const params: Record<string, string | Localized> = {}
  for (const name of names) {
    const field = fields[name]
    const relation = fields[`${name}_id`]
    if (name === 'reason' && reason) params[name] = reason
    else if (field) params[name] = textOf(field, row[name], row)
    else if (relation?.kind === 'belongsTo') params[name] = await titleOf(ctx, relation.to, row[`${name}_id`])
    else params[name] = noReasonGiven
  }
  return params
}

async function titleOf(ctx: Ctx, resource: string, id: unknown): Promise<string | Localized> {
  const target = findResource(resource)
  if (!target || typeof id !== 'string') return '—'
  const stored = storedResource(target)
  const [row] = await loadRows(ctx, stored, inArray(stored.id, [id]))
  return (row && titleIn(target, row)) ?? '—'
}

/** A value as a text, in both languages where they differ. */
function textOf(field: AnyField, value: unknown, row: StoredRow): string | Localized {
  if (value === null || value === undefined || value === '') return '—'
  if (isLocalized(value)) return value
  if (field.kind === 'choice') return optionsIn(field, row)[String(value)] ?? String(value)
  if (field.kind === 'date') return formatDay(String(value))
  if (typeof value === 'number' && field.kind === 'count') return formatCount(value)
  const inBoth = (format: (locale: 'ar' | 'en') => string): Localized => ({ ar: format('ar'), en: format('en') })
  if (typeof value === 'number' && field.kind === 'money') return inBoth((locale) => formatMoneyText(value, locale))
  if (field.kind === 'dateTime') return inBoth((locale) => formatDateTime(String(value), locale))
  return String(value)
}
