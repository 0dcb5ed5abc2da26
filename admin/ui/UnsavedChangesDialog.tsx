import { useWarnAboutChange } from '@refinedev/core'
import { Modal } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'

/**
 * Asks before a page with unsaved changes is left, as Refine's `UnsavedChangesNotifier` does, which cannot stop the navigations of a data router.
 * `onLeave` runs when the person leaves without saving, knowingly.
 */
export function UnsavedChangesDialog({ onLeave }: { onLeave?: () => void }) {
  const { t } = useTranslation()
  const { warnWhen, setWarnWhen } = useWarnAboutChange()
  const blocker = useBlocker(({ currentLocation, nextLocation }) => warnWhen && currentLocation.pathname !== nextLocation.pathname)
  // A page that is gone has nothing to lose.
  useEffect(() => () => setWarnWhen(false), [setWarnWhen])
  // When the tab is closed, the browser shows its own dialog, only through this event.
  useEffect(() => {
    if (!warnWhen) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [warnWhen])
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      okText={t('unsaved.leave')}
      okButtonProps={{ danger: true }}
      cancelText={t('unsaved.stay')}
      onOk={() => {
        onLeave?.()
        setWarnWhen(false)
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
      width={420}
    >
      {t('unsaved.lead')}
    </Modal>
  )
}
