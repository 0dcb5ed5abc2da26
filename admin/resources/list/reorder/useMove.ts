import type { CrudSort } from '@refinedev/core'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../../app/useLocale.ts'
import { useMay } from '../../../auth/useDenial.ts'
import { reasonOf } from '../../../ui/reason.ts'
import { titleOf } from '../../declarations.ts'
import { moveRow } from '../../run-action.ts'
import { useRefresh } from '../../useRowActions.ts'

/** Puts a row at another place and says where it stands now; null where rows have no places, are shown in another order, or may not be moved. */
export function useMove(declaration: AnyResource, sorters: readonly CrudSort[]): ((row: AnyRow, to: number) => Promise<void>) | null {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { message, notification } = App.useApp()
  const refresh = useRefresh(declaration.name)
  const may = useMay()
  const { position } = declaration
  const [first] = sorters
  const isInOrder = first?.field === position && first?.order === 'asc' && sorters.length === 1
  if (!position || !isInOrder || may(declaration, 'edit') !== null) return null
  return async (row, to) => {
    try {
      const moved = await moveRow(declaration.name, String(row.id), to)
      await refresh(String(row.id))
      message.success(t('place.moved', { row: titleOf(declaration, row, locale), place: placeOf(declaration, moved) }))
    } catch (error) {
      await refresh(String(row.id))
      notification.error({ message: t('place.failed'), description: reasonOf(error, t) })
    }
  }
}

/** The place of a row in its list, from 1. */
export const placeOf = ({ position }: AnyResource, row: AnyRow): number => Number((position && row[position]) ?? 0)
