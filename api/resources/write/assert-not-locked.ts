import { lockReason } from '@wasl/shared/registry/locked-rows.ts'
import { conflict } from '../../platform/http/errors.ts'
import type { StoredResource, StoredRow } from '../stored-resource.ts'

/** Throws 409 if the lifecycle of the row locks it in its status. */
export function assertNotLocked({ declaration }: StoredResource, row: StoredRow, operation: 'edit' | 'delete'): void {
  const reason = lockReason(declaration, row, operation)
  if (reason) throw conflict(reason)
}
