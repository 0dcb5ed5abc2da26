import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import type { useFormPage } from './useFormPage.ts'

type Props = { page: ReturnType<typeof useFormPage>; initialValues: AnyRow }

/** Offers input of an earlier visit that was never saved. */
export function DraftNote({ page, initialValues }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { draft } = page
  if (!draft) return null
  const restore = () => {
    page.restoreDraft()
    page.onValuesChange(initialValues)
  }
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="copy-note"
      message={t('draft.title', { at: `\u2068${formatDateTime(draft.at, locale)}\u2069` })}
      action={
        <>
          <Button size="small" type="primary" onClick={restore}>
            {t('draft.restore')}
          </Button>{' '}
          <Button size="small" onClick={page.discardDraft}>
            {t('draft.discard')}
          </Button>
        </>
      }
    />
  )
}
