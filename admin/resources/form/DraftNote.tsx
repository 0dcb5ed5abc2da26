import { formatInstant } from '@wasl/shared/i18n/format.ts'
import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'
import type { FormDraft } from '../../api/drafts.ts'

type Props = { draft: FormDraft; onRestore: () => void; onDiscard: () => void }

/** Offers input of an earlier visit that was never saved. */
export function DraftNote({ draft, onRestore, onDiscard }: Props) {
  const { t } = useTranslation()
  return (
    <Alert
      type="info"
      showIcon
      role="status"
      className="copy-note"
      message={t('draft.title', { at: formatInstant(draft.at) })}
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
