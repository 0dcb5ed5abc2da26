import type { ProviderApplication } from '@wasl/shared/contract/provider-application.ts'
import { changedDocuments, type Rejection } from '@wasl/shared/rules/application-review.ts'
import { typedKeys } from '@wasl/shared/utils/typed-entries.ts'
import { desc, eq } from 'drizzle-orm'
import type { Ctx } from '../../platform/context.ts'
import { document_changes } from '../tables/from-registry.ts'
import type { providers } from '../tables/people.ts'

type DocumentChange = typeof document_changes.$inferSelect

/** The last change of a provider's documents, if it is pending or was rejected. */
export async function findOpenDocumentChange({ db }: Pick<Ctx, 'db'>, provider_id: string): Promise<DocumentChange | undefined> {
  const [last] = await db
    .select()
    .from(document_changes)
    .where(eq(document_changes.provider_id, provider_id))
    .orderBy(desc(document_changes.created_at), desc(document_changes.id))
    .limit(1)
  return last && (last.status === 'pending' || last.status === 'rejected') ? last : undefined
}

/** The fields that a change changes. */
export const changedFields = (change: DocumentChange) =>
  typedKeys(changedDocuments).filter((field) => change[`before_${field}`] !== change[`after_${field}`])

type FileLookup = (id: string | null) => NonNullable<ProviderApplication['certificate']> | null

/** A change for its owner. A value that does not change is the current one. */
export function documentChangeView(
  change: DocumentChange,
  provider: typeof providers.$inferSelect,
  fileOf: FileLookup,
): ProviderApplication['document_change'] {
  const changed = changedFields(change)
  const valueIn = (field: (typeof changed)[number]) => (changed.includes(field) ? change[`after_${field}`] : provider[field])
  return {
    status: change.status === 'rejected' ? 'rejected' : 'pending',
    commercial_number: valueIn('commercial_number'),
    vat_number: valueIn('vat_number'),
    certificate: fileOf(valueIn('certificate_file_id')),
    // Safe: the declaration of the resource has these fields.
    rejections: [...(change.rejections as readonly Rejection[])],
    submitted_at: change.created_at,
  }
}
