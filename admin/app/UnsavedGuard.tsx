import { Modal } from 'antd'
import { useTranslation } from 'react-i18next'
import { useBlocker } from 'react-router'
import { unsavedChanges } from './unsaved-changes.ts'

/** Asks for confirmation before a page with unsaved changes is left. */
export function UnsavedGuard() {
  const { t } = useTranslation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => unsavedChanges.exist() && currentLocation.pathname !== nextLocation.pathname,
  )
  return (
    <Modal
      open={blocker.state === 'blocked'}
      title={t('unsaved.title')}
      okText={t('unsaved.leave')}
      okButtonProps={{ danger: true }}
      cancelText={t('unsaved.stay')}
      onOk={() => {
        unsavedChanges.discard()
        blocker.proceed?.()
      }}
      onCancel={() => blocker.reset?.()}
      width={420}
    >
      {t('unsaved.lead')}
    </Modal>
  )
}
