import { useTranslation } from 'react-i18next'
import { Icon } from '../ui/Icon.tsx'
import { useIsOnline } from '../ui/useIsOnline.ts'

/** Shown while the browser has no connection. */
export function OfflineBanner() {
  const { t } = useTranslation()
  const isOnline = useIsOnline()
  return (
    <div role="status" className="offline-banner no-print sticky top-18 z-20">
      {!isOnline && (
        <p className="flex items-center justify-center gap-2 bg-caution-soft px-4 py-2 text-center font-medium text-caution">
          <Icon name="alert" />
          {t('connection.offline')}
        </p>
      )}
    </div>
  )
}
