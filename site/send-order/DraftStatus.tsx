import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import type { DraftStatusName } from './useSavedDraft.ts'

/** Says where the draft is saved while the user types. */
export function DraftStatus({ status }: { status: DraftStatusName }) {
  const { t } = useTranslation('send-order')
  return (
    <p role="status" className="flex items-center gap-2 text-sm text-muted empty:hidden">
      {status !== 'none' && (
        <>
          <Icon name={status === 'saved' ? 'check' : 'alert'} size={18} />
          {t(status === 'saved' ? 'draft.saved' : 'draft.onlyHere')}
        </>
      )}
    </p>
  )
}
