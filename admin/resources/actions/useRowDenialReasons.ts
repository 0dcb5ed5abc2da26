import { lockReason } from '@wasl/shared/registry/locked-rows.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { useDenialReasons } from '../../auth/useDenialReasons.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** A function that returns why a row cannot be edited or deleted: the permission that the admin lacks, or the status that locks it; null if it can. */
export function useRowDenialReasons(declaration: AnyResource): (row: AnyRow, operation: 'edit' | 'delete') => string | null {
  const { localize } = useLocale()
  const denialReason = useDenialReasons()
  return (row, operation) => {
    const lock = lockReason(declaration, row, operation)
    return denialReason(declaration, operation) ?? (lock && localize(lock))
  }
}
