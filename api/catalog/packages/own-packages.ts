import { resources } from '@wasl/resources/index.ts'
import { type OwnPackageList, type OwnPackageView, ownPackage, ownPackageView } from '@wasl/resources/own-packages.ts'
import { type OwnPackageTransition, packageLifecycle } from '@wasl/shared/lifecycle/packages.ts'
import { messages } from '@wasl/shared/registry/messages.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { newRowOf, patchSchema } from '@wasl/shared/registry/schema.ts'
import { canTransition } from '@wasl/shared/registry/status-lifecycle.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { teamProviderId } from '../../identity/providers/application.ts'
import { providerCategories } from '../../identity/tables/people.ts'
import type { TransactionCtx, UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { conflict, invalid } from '../../platform/http/errors.ts'
import { parse } from '../../platform/http/parse.ts'
import type { BeforeWrite } from '../../resources/hook-types.ts'
import { loadRow } from '../../resources/read/load-row.ts'
import { toRows } from '../../resources/read/row-mapping.ts'
import { type StoredResource, type StoredRow, storedResource } from '../../resources/stored-resource.ts'
import { auditEntries } from '../../resources/tables/audit-entries.ts'
import { createRow } from '../../resources/write/create-row.ts'
import { storeChange } from '../../resources/write/edit-row.ts'
import { mapConstraintErrors } from '../../resources/write/map-constraint-errors.ts'
import { loadValidationContext } from '../../resources/write/validation-context.ts'
import { idAndName, namedColumns } from '../services/id-and-name.ts'
import { packages, services } from '../tables/from-registry.ts'

let cached: StoredResource | undefined
const packageResource = (): StoredResource => {
  cached ??= storedResource(resources.packages)
  return cached
}
const isOwn = (ctx: UserCtx) => eq(packages.provider_id, teamProviderId(ctx))
const ownNames = ['id', 'version', 'created_at', 'updated_at', ...Object.keys(ownPackage.fields)]
const toView = (row: AnyRow): OwnPackageView =>
  ownPackageView.parse({
    entered: Object.fromEntries(ownNames.map((name) => [name, row[name]])),
    status: row.status,
    return_reason: row.return_reason,
  })
/** What a provider changes at once; anything else of a package is reviewed before clients read it. */
const unreviewed: readonly string[] = ['price', 'duration_days']

/** The packages of the current user's provider, and the services of its categories. */
export async function listPackages(ctx: UserCtx): Promise<OwnPackageList> {
  const raw = await ctx.db.select().from(packages).where(isOwn(ctx)).orderBy(desc(packages.created_at), desc(packages.id))
  const offered = await ctx.db.select(namedColumns(services)).from(services).where(isServed(ctx)).orderBy(services.sort_order, services.id)
  return { packages: (await toRows(ctx, packageResource(), raw)).map(toView), services: offered.map(idAndName) }
}

/** Adds a package of the current user's provider and sends it for review. */
export async function createPackage(ctx: UserCtx, values: AnyRow): Promise<OwnPackageView> {
  await assertServed(ctx, values)
  const row = newRowOf(packageResource().declaration, { ...values, provider_id: teamProviderId(ctx), status: packageLifecycle.start })
  return toView(await createRow(ctx, packageResource(), row))
}

/** Changes a package of the current user's provider; one whose texts, pictures or service change waits for its review. Throws 404 for any other. */
export const changePackage = (ctx: UserCtx, id: string, values: AnyRow): Promise<OwnPackageView> =>
  withOwnPackage(ctx, id, async (ctx, before) => {
    await assertServed(ctx, values)
    const change: AnyRow = parse(patchSchema(ownPackage, before, await loadValidationContext(ctx)), values)
    const isReviewed = Object.keys(change).some((name) => !unreviewed.includes(name) && !deepEqual(change[name], before[name]))
    const { submit } = packageLifecycle.transitions
    if (!isReviewed || !canTransition(submit, String(before.status)))
      return toView(await storeChange(ctx, packageResource(), { before, change, action: 'edit' }))
    return toView(await storeChange(ctx, packageResource(), { before, change: { ...change, status: submit.to }, action: 'submit' }))
  })

/** Pauses or resumes a package of the current user's provider; one that was paused before its review waits for it again. Throws 409 from another status. */
export const makePackageTransition = (ctx: UserCtx, id: string, name: OwnPackageTransition): Promise<OwnPackageView> =>
  withOwnPackage(ctx, id, async (ctx, before) => {
    const transition = packageLifecycle.transitions[name]
    if (!canTransition(transition, String(before.status))) throw conflict(transition.message)
    const { submit } = packageLifecycle.transitions
    const isUnreviewed = name === 'resume' && (await isReviewPending(ctx, id))
    const [change, action] = isUnreviewed ? [{ status: submit.to }, 'submit'] : [{ status: transition.to }, name]
    return toView(await storeChange(ctx, packageResource(), { before, change, action }))
  })

/** Whether a package was sent for a review that was not made yet. */
async function isReviewPending({ db }: TransactionCtx, id: string): Promise<boolean> {
  const ofReview = inArray(auditEntries.action, ['create', 'submit', 'publish'])
  const [last] = await db
    .select({ action: auditEntries.action })
    .from(auditEntries)
    .where(and(eq(auditEntries.resource, 'packages'), eq(auditEntries.row_id, id), ofReview))
    .orderBy(desc(auditEntries.at), desc(auditEntries.id))
    .limit(1)
  return last !== undefined && last.action !== 'publish'
}

/** What a decision changes of a package besides its status: the reason why it was returned. */
export const beforePackageWrite: BeforeWrite = async (_, { action, reason }) => {
  if (action === 'return_to_provider') return { return_reason: reason }
  return action === 'submit' || action === 'publish' ? { return_reason: null } : {}
}

const withOwnPackage = <T>(ctx: UserCtx, id: string, write: (ctx: UserCtx & TransactionCtx, stored: StoredRow) => Promise<T>): Promise<T> =>
  mapConstraintErrors(packageResource(), () =>
    inTransaction(ctx, async (tx) => {
      const inside = { ...tx, principal: ctx.principal }
      return write(inside, await loadRow(inside, packageResource(), id, { lock: true, where: isOwn(ctx) }))
    }),
  )

/** The services that the current user's provider can make a package of. Consultations are priced by their provider. */
const isServed = (ctx: UserCtx) => {
  const served = ctx.db
    .select({ id: providerCategories.category_id })
    .from(providerCategories)
    .where(eq(providerCategories.provider_id, teamProviderId(ctx)))
  return and(eq(services.is_active, true), eq(services.kind, 'service'), inArray(services.category_id, served))
}

/** Throws 422 for a service outside the categories of the provider. */
async function assertServed(ctx: UserCtx, { service_id }: AnyRow): Promise<void> {
  if (typeof service_id !== 'string') return
  if ((await ctx.db.$count(services, and(isServed(ctx), eq(services.id, service_id)))) === 0)
    throw invalid('service_id', messages.wrong_relation)
}
