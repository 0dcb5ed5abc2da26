import type { CrudSort } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../../api/declarations.ts'
import { errorMessage } from '../../../api/error-message.ts'
import { moveRow } from '../../../api/resource-calls.ts'
import { useRefresh } from '../../../api/useRefresh.ts'
import { useDenialReason } from '../../../auth/useDenialReason.ts'
import { useLocale } from '../../../ui/useLocale.ts'

/** The width of the column with the handle and the buttons, in pixels. */
export const handleWidth = 132

/** Returns a function that moves a row to a position, counted from 1; null if the resource has no position, the list is sorted otherwise, or the admin may not edit. */
export function useMoveRow(declaration: AnyResource, sorters: readonly CrudSort[]): ((row: AnyRow, to: number) => Promise<void>) | null {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { notification } = App.useApp()
  const refresh = useRefresh(declaration.name)
  const denialReason = useDenialReason(declaration, 'edit')
  const { position } = declaration
  const [first] = sorters
  const isSortedByPosition = first?.field === position && first?.order === 'asc' && sorters.length === 1
  if (!position || !isSortedByPosition || denialReason !== null) return null
  return async (row, to) => {
    try {
      const moved = await moveRow(declaration.name, String(row.id), to)
      await refresh(String(row.id))
      notification.success({
        message: t('reorder.moved', { row: titleOf(declaration, row, locale), position: positionOf(declaration, moved) }),
      })
    } catch (error) {
      await refresh(String(row.id))
      notification.error({ message: t('reorder.failed'), description: errorMessage(error, t) })
    }
  }
}

/** The position of a row in its list, counted from 1. */
export const positionOf = ({ position }: AnyResource, row: AnyRow): number => Number((position && row[position]) ?? 0)
