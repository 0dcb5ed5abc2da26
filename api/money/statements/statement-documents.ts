import type { StatementDocument } from '@wasl/shared/contract/finances.ts'
import { creditNoteTitle } from '@wasl/shared/rules/invoice-title.ts'
import { taxDocumentTitle } from '@wasl/shared/rules/tax-document-kinds.ts'
import { riyadhDate } from '@wasl/shared/utils/riyadh-date.ts'
import { and, eq, gte, lt, type SQL } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { branches } from '../../identity/tables/branches.ts'
import { orders } from '../../ordering/tables/orders.ts'
import type { Ctx } from '../../platform/context.ts'
import { credit_notes } from '../tables/from-registry.ts'
import { taxDocuments } from '../tables/tax-documents.ts'

type Source = Pick<Ctx, 'db'>
const order = { id: orders.id, number: orders.number, purchase_order: orders.purchase_order }
const branch = { id: branches.id, label: branches.label }

/**
 * The tax documents and credit notes on the orders of a client in a period, oldest first. A credit note is negative; a final invoice counts without what its
 * prepayment invoices have documented, so that the sum is what was invoiced.
 */
export async function listStatementDocuments({ db }: Source, client_id: string, { start, end }: { start: string; end: string }) {
  const isIn = (at: PgColumn): SQL | undefined => and(eq(orders.client_id, client_id), gte(at, start), lt(at, end))
  const documents = await db
    .select({ document: taxDocuments, order, branch })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.order_id))
    .leftJoin(branches, eq(branches.id, orders.branch_id))
    .where(isIn(taxDocuments.issued_at))
  const notes = await db
    .select({ note: credit_notes, document: { seller: taxDocuments.seller, buyer: taxDocuments.buyer }, order, branch })
    .from(credit_notes)
    .innerJoin(taxDocuments, eq(taxDocuments.id, credit_notes.tax_document_id))
    .innerJoin(orders, eq(orders.id, credit_notes.order_id))
    .leftJoin(branches, eq(branches.id, orders.branch_id))
    .where(isIn(credit_notes.issued_at))
  const listed: StatementDocument[] = [
    ...documents.map(({ document, branch, order: { purchase_order, ...order } }) => {
      const { id, number, issued_at: at, prepaid_amount, prepaid_tax } = document
      const [total, tax] = [document.total - prepaid_amount, document.tax - prepaid_tax]
      const title = taxDocumentTitle(document)
      return {
        ...{ id, kind: 'tax_document' as const, number, title, at, order, purchase_order, branch },
        ...{ net: total - tax, tax, total },
      }
    }),
    ...notes.map(({ note: { id, number, issued_at: at, net, tax, total }, document, branch, order: { purchase_order, ...order } }) => {
      const title = creditNoteTitle(document)
      return {
        ...{ id, kind: 'credit_note' as const, number, title, at, order, purchase_order, branch },
        ...{ net: -net, tax: -tax, total: -total },
      }
    }),
  ]
  // Of one moment a document comes before its credit note.
  const keyOf = ({ at, kind, number }: StatementDocument) => `${at} ${kind === 'credit_note' ? 1 : 0} ${number}`
  return listed.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1))
}

/** What all of them add up to, in halalas. */
export const sumDocuments = (documents: readonly StatementDocument[]) => ({
  net: documents.reduce((sum, { net }) => sum + net, 0),
  tax: documents.reduce((sum, { tax }) => sum + tax, 0),
  total: documents.reduce((sum, { total }) => sum + total, 0),
})

/** The same for each branch by name, and for what has none at the end; empty if no document has a branch. An archived branch and its successor can have one name. */
export function sumByBranch(documents: readonly StatementDocument[]) {
  const branches = [...new Map(documents.map(({ branch }) => [branch?.id, branch])).values()]
  if (branches.every((branch) => branch === null)) return []
  return branches
    .toSorted((one, other) => (one === null ? 1 : other === null ? -1 : one.label.localeCompare(other.label)))
    .map((branch) => ({ branch, ...sumDocuments(documents.filter((document) => document.branch?.id === branch?.id)) }))
}

/** The months in Riyadh in which a client got a document. */
export async function listDocumentMonths({ db }: Source, client_id: string): Promise<string[]> {
  const issued = await db
    .select({ at: taxDocuments.issued_at })
    .from(taxDocuments)
    .innerJoin(orders, eq(orders.id, taxDocuments.order_id))
    .where(eq(orders.client_id, client_id))
  const credited = await db
    .select({ at: credit_notes.issued_at })
    .from(credit_notes)
    .innerJoin(orders, eq(orders.id, credit_notes.order_id))
    .where(eq(orders.client_id, client_id))
  return [...issued, ...credited].map(({ at }) => riyadhDate(at).slice(0, 7))
}
