import { type Branch, type BranchForm, type BranchName, maxBranches } from '@wasl/shared/contract/branches.ts'
import { and, asc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { cities } from '../../catalog/tables/from-registry.ts'
import type { UserCtx } from '../../platform/context.ts'
import { inTransaction } from '../../platform/db/database.ts'
import { lockUntilCommit } from '../../platform/db/locks.ts'
import { conflict, invalid, notFound } from '../../platform/http/errors.ts'
import { audit } from '../../resources/write/audit.ts'
import { clientIdOf } from '../sessions/client-account.ts'
import { branches } from '../tables/branches.ts'
import { assertCity, cityColumns } from './own-addresses.ts'

/** The branches of the reader's company, archived ones last; none for others. */
export const listBranches = (ctx: UserCtx): Promise<Branch[]> => selectBranches(ctx, undefined)

/** Their names alone, for a list of orders. */
export const listBranchNames = ({ db, principal }: UserCtx): Promise<BranchName[]> =>
  db
    .select({ id: branches.id, label: branches.label })
    .from(branches)
    .where(eq(branches.company_id, clientIdOf(principal)))
    .orderBy(sql`${branches.archived_at} is not null`, asc(branches.created_at), asc(branches.id))

async function selectBranches({ db, principal }: UserCtx, where: SQL | undefined): Promise<Branch[]> {
  const rows = await db
    .select({ branch: branches, city: cityColumns })
    .from(branches)
    .innerJoin(cities, eq(cities.id, branches.city_id))
    .where(and(eq(branches.company_id, clientIdOf(principal)), where))
    .orderBy(sql`${branches.archived_at} is not null`, asc(branches.created_at), asc(branches.id))
  return rows.map(({ branch: { company_id: _, city_id: __, archived_at, created_at: ___, updated_at: ____, ...branch }, city }) => ({
    ...branch,
    city: { id: city.id, name: { ar: city.ar, en: city.en } },
    is_archived: archived_at !== null,
  }))
}

/** Writes a branch of the company under its lock, so that names stay unique and their number limited. */
const writeBranch = (ctx: UserCtx, write: (own: UserCtx) => Promise<string>): Promise<Branch> =>
  inTransaction(ctx, async (tx) => {
    const own = { ...tx, principal: ctx.principal }
    await lockUntilCommit(own.db, 'branches', own.principal.id)
    return loadBranch(own, await write(own))
  })

/** Adds a branch. Throws 422 for an unknown city, a name that another one has, or when the company has too many. */
export const createBranch = (ctx: UserCtx, form: BranchForm): Promise<Branch> =>
  writeBranch(ctx, async (own) => {
    await assertFields(own, form)
    await assertRoom(own)
    const now = own.clock.now()
    const values = { ...form, company_id: own.principal.id, created_at: now, updated_at: now }
    const [row] = await own.db.insert(branches).values(values).returning({ id: branches.id })
    await auditBranch(own, null, form)
    return row?.id ?? ''
  })

/** Changes a branch. Throws 404, and 422 as `createBranch`. */
export const changeBranch = (ctx: UserCtx, id: string, form: BranchForm): Promise<Branch> =>
  writeBranch(ctx, async (own) => {
    const before = await loadBranch(own, id)
    await assertFields(own, form, id)
    await update(own, id, form)
    await auditBranch(own, before, form)
    return id
  })

/** Archives a branch or restores it. Throws 404, and 409 if another one has its name by now. */
export const archiveBranch = (ctx: UserCtx, id: string, is_archived: boolean): Promise<Branch> =>
  writeBranch(ctx, async (own) => {
    const branch = await loadBranch(own, id)
    const { label } = branch
    if (branch.is_archived === is_archived) return id
    if (!is_archived) {
      if (await isNameTaken(own, label, id)) throw conflict(nameTaken)
      await assertRoom(own)
    }
    await update(own, id, { archived_at: is_archived ? own.clock.now() : null })
    await (is_archived ? auditBranch(own, branch, null) : auditBranch(own, null, branch))
    return id
  })

type BranchFacts = Pick<BranchForm, 'label' | 'district' | 'short_address'>

/** Name and place in one line, so that an entry names its branch and shows what has changed. Without persons: entries stay when the account is deleted. */
const factsOf = ({ label, district, short_address }: BranchFacts): string => [label, district, short_address].filter(Boolean).join(' · ')

/** Notes a branch that was added, changed, archived or restored in the history of its company. */
const auditBranch = (ctx: UserCtx, before: BranchFacts | null, after: BranchFacts | null): Promise<void> =>
  audit(ctx, {
    ...{ action: 'change_branch', resource: 'customers', row_id: ctx.principal.id },
    ...{ before: before && { branch: factsOf(before) }, after: after && { branch: factsOf(after) } },
  })

const update = ({ db, clock }: UserCtx, id: string, change: Partial<typeof branches.$inferInsert>) =>
  db
    .update(branches)
    .set({ ...change, updated_at: clock.now() })
    .where(eq(branches.id, id))

async function loadBranch(ctx: UserCtx, id: string): Promise<Branch> {
  const [found] = await selectBranches(ctx, eq(branches.id, id))
  if (!found) throw notFound()
  return found
}

async function assertFields(ctx: UserCtx, { city_id, label }: BranchForm, id?: string): Promise<void> {
  await assertCity(ctx, city_id)
  if (await isNameTaken(ctx, label, id)) throw invalid('label', nameTaken)
}

const active = ({ principal }: UserCtx) => and(eq(branches.company_id, principal.id), isNull(branches.archived_at))

const isNameTaken = async (ctx: UserCtx, label: string, id: string | undefined): Promise<boolean> =>
  (await ctx.db.$count(branches, and(active(ctx), eq(branches.label, label), id ? ne(branches.id, id) : undefined))) > 0

async function assertRoom(ctx: UserCtx): Promise<void> {
  if ((await ctx.db.$count(branches, active(ctx))) >= maxBranches) throw invalid('label', tooMany)
}

const nameTaken = { en: 'Another branch has this name', ar: 'لديك فرع آخر بهذا الاسم' }
const tooMany = { en: 'You have too many branches. Archive one first', ar: 'فروعك كثيرة. أرشف أحدها أولًا' }
