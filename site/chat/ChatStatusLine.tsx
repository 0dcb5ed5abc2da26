import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import type { ChatStatus } from './useChat.ts'

/** What is wrong with the connection, with a button to try again. */
export function ChatStatusLine({ status, isWaiting, onRetry }: { status: ChatStatus; isWaiting: boolean; onRetry: () => void }) {
  const { t } = useTranslation('chat')
  const texts = {
    connectionError: t('status.connectionError'),
    initFailed: t('status.initFailed'),
    noConnection: t('status.noConnection'),
    fetchFailed: t('status.fetchFailed'),
    notLoaded: t('status.notLoaded'),
    roomInvalid: t('status.roomInvalid'),
  }
  return (
    <div role="status" className="empty:hidden">
      {status && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-warm-soft px-4 py-2 text-sm text-warm-ink">
          <Icon name={status === 'notLoaded' ? 'refresh' : 'alert'} size={18} />
          <span>{texts[status]}</span>
          {isWaiting && status !== 'notLoaded' && <span>{t('status.waitingHint')}</span>}
          {status !== 'notLoaded' && status !== 'roomInvalid' && (
            <button type="button" onClick={onRetry} className="ms-auto min-h-8 font-medium underline underline-offset-4">
              {t('retry')}
            </button>
          )}
        </p>
      )}
    </div>
  )
}
