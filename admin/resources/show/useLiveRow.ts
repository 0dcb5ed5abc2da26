import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { deepEqual } from '@wasl/shared/utils/deep-equal.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../api/declarations.ts'
import { useWatchedRows } from '../../api/live/useWatchedRows.ts'
import { isOwnChange } from '../../api/own-writes.ts'
import { useRow } from '../../api/resource-client.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { usePageTitle } from '../../ui/usePageTitle.ts'

/**
 * Loads a row for its page, with its title, which is that of the page too. Loads it again when somebody changed it, and says so. Forms and
 * dialogs over the page keep what was typed.
 */
export function useLiveRow(declaration: AnyResource, id: string) {
  const { name, label } = declaration
  const { locale, localize } = useLocale()
  const { query } = useRow(declaration, id)
  const row: AnyRow | undefined = query.data?.data
  const title = row ? titleOf(declaration, row, locale) : localize(label.one)
  usePageTitle(title)
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const refresh = useRefresh(name)
  useWatchedRows([`${name}/${id}`], async (isFirst) => {
    if (isFirst || !row) return
    const { data } = await query.refetch()
    // After an own change the page already shows the new row.
    if (!data || deepEqual(contentOf(data.data), contentOf(row))) return
    if (!isOwnChange(name, id)) notification.info({ key: `changed-${id}`, message: t('show.changedByOthers') })
    await refresh(id)
  })
  return { query, row, title }
}

const contentOf = ({ now: _, ...row }: AnyRow): AnyRow => row
