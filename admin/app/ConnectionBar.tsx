import { DisconnectOutlined } from '@ant-design/icons'
import { useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'

/** A bar across the page while the browser has no network. */
export function ConnectionBar() {
  const { t } = useTranslation()
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine)
  return (
    <div role="status">
      {!isOnline && (
        <p className="connection-bar">
          <DisconnectOutlined aria-hidden /> {t('error.offlineBar')}
        </p>
      )}
    </div>
  )
}

function subscribe(onChange: () => void): () => void {
  addEventListener('online', onChange)
  addEventListener('offline', onChange)
  return () => {
    removeEventListener('online', onChange)
    removeEventListener('offline', onChange)
  }
}
