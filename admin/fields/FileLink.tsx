import { PaperClipOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { openFile } from '../resources/resource-calls.ts'
import { errorMessage } from '../ui/error-message.ts'

/** Opens an uploaded file in a new tab. It is fetched with the session, since it may be private. */
export function FileLink({ value }: { value: string }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [busy, setBusy] = useState(false)
  const open = async () => {
    setBusy(true)
    await openFile(value).catch((error: unknown) =>
      notification.error({ message: t('show.fileFailed'), description: errorMessage(error, t) }),
    )
    setBusy(false)
  }
  return (
    <Button type="link" size="small" icon={<PaperClipOutlined />} loading={busy} onClick={open} className="flush">
      {t('upload.open')}
    </Button>
  )
}
