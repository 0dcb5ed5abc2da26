import { ApiError } from '@wasl/shared/data-provider/api-error.ts'
import { formatCount } from '@wasl/shared/i18n/format.ts'
import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { App } from 'antd'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../api/declarations.ts'
import { errorMessage } from '../../api/error-message.ts'
import { useRemoveRow } from '../../api/resource-client.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { useLocale } from '../../ui/useLocale.ts'

/** Deletes a row after confirmation; if other rows still refer to it, they are listed. */
export function useDeleteRow(declaration: AnyResource, onRemoved: () => void = () => undefined): (row: AnyRow) => void {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { modal, notification } = App.useApp()
  const removeRow = useRemoveRow(declaration)
  const refresh = useRefresh(declaration.name)

  const remove = async (id: string) => {
    try {
      await removeRow(id)
      notification.success({ message: t('remove.done') })
      onRemoved()
      await refresh()
    } catch (error) {
      showError(error)
    }
  }

  const showError = (error: unknown) => {
    const references = error instanceof ApiError ? error.references : []
    if (references.length === 0) return notification.error({ message: t('bulk.delete'), description: errorMessage(error, t) })
    modal.error({
      title: t('remove.inUse'),
      content: (
        <>
          <p>{t('remove.inUseLead')}</p>
          <ul>
            {references.map(({ resource, label, count }) => (
              <li key={resource}>{t('remove.reference', { label: label[locale], total: formatCount(count) })}</li>
            ))}
          </ul>
        </>
      ),
      okText: t('remove.gotIt'),
    })
  }

  return (row) => {
    modal.confirm({
      title: t('remove.title', { row: `\u2068${titleOf(declaration, row, locale)}\u2069` }),
      content: t('remove.lead'),
      okText: t('remove.confirm'),
      okButtonProps: { danger: true },
      cancelText: t('form.cancel'),
      onOk: () => remove(String(row.id)),
    })
  }
}
