import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FormDraft } from '../../api/drafts.ts'
import { useLocale } from '../../ui/useLocale.ts'

type Props = { draft: FormDraft; onRestore: () => void; onDiscard: () => void }

/** Offers input of an earlier visit that was never saved. */
export function DraftNote({ draft, onRestore, onDiscard }: Props) {
  const { t } = useTranslation()
  const { locale } = useLocale()
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="copy-note"
      message={t('draft.title', { at: `\u2068${formatDateTime(draft.at, locale)}\u2069` })}
      action={
        <>
          <Button size="small" type="primary" onClick={onRestore}>
            {t('draft.restore')}
          </Button>{' '}
          <Button size="small" onClick={onDiscard}>
            {t('draft.discard')}
          </Button>
        </>
      }
    />
  )
}
