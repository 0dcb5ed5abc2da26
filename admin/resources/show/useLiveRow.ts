import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { useRefresh } from '../useRowActions.ts'

type LiveRow = { resource: string; id: string; row: AnyRow | undefined; refetch: () => Promise<{ data?: { data: AnyRow } | undefined }> }

/** Loads a shown row again when somebody changed it, and says so. Forms and dialogs over the page keep what was typed. */
export function useLiveRow({ resource, id, row, refetch }: LiveRow): void {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const refresh = useRefresh(resource)
  useWatchedRows([`${resource}/${id}`], async (isFirst) => {
    if (isFirst || !row) return
    const { data } = await refetch()
    // After an own change the page already shows the new row.
    if (!data || deepEqual(contentOf(data.data), contentOf(row))) return
    notification.info({ key: `changed-${id}`, message: t('show.changedByOthers') })
    await refresh(id)
  })
}

const contentOf = ({ now: _, ...row }: AnyRow): AnyRow => row
