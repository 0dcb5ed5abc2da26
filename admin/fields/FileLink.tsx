import { PaperClipOutlined } from '@ant-design/icons'
import { useQuery } from '@tanstack/react-query'
import { App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../api/error-message.ts'
import { fetchFileName, openFile } from '../api/resource-calls.ts'
import { FileName } from '../ui/FileName.tsx'

/** Opens an uploaded file in a new tab. It is fetched with the session, since it may be private. `isNamed`: shows its name, which is a request. */
export function FileLink({ value, isNamed = false }: { value: string; isNamed?: boolean }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [busy, setBusy] = useState(false)
  const { data: name } = useQuery({
    queryKey: ['file-name', value],
    queryFn: () => fetchFileName(value),
    enabled: isNamed,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const open = async () => {
    setBusy(true)
    await openFile(value).catch((error: unknown) =>
      notification.error({ message: t('show.fileFailed'), description: errorMessage(error, t) }),
    )
    setBusy(false)
  }
  return (
    <Button type="link" size="small" icon={<PaperClipOutlined />} loading={busy} onClick={open} className="flush file-link">
      {name ? <FileName>{name}</FileName> : t('upload.open')}
    </Button>
  )
}
