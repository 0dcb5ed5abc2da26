import { useWarnAboutChange } from '@refinedev/core'
import { Modal } from 'antd'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'

/** Asks for confirmation before a page with unsaved changes is left, also when the tab is closed. */
export function UnsavedGuard() {
  const { warnWhen, setWarnWhen } = useWarnAboutChange()
  const { t } = useTranslation()
  const unsaved = Boolean(warnWhen)
  const blocker = useBlocker(({ currentLocation, nextLocation }) => unsaved && currentLocation.pathname !== nextLocation.pathname)

  // When the tab is closed, the browser shows its own dialog, only through this event.
  useEffect(() => {
    if (!unsaved) return
    const warnBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    addEventListener('beforeunload', warnBeforeUnload)
    return () => removeEventListener('beforeunload', warnBeforeUnload)
  }, [unsaved])

  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      okText={t('unsaved.leave')}
      okButtonProps={{ danger: true }}
      cancelText={t('unsaved.stay')}
      onOk={() => {
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
