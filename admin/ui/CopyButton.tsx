import { CheckOutlined, CopyOutlined } from '@ant-design/icons'
import { App, Button } from 'antd'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'

const shownMs = 2_000

/** Copies a value; `name` says which. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (!isCopied) return
    const timer = setTimeout(() => setCopied(false), shownMs)
    return () => clearTimeout(timer)
  }, [isCopied])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      // Browsers allow the clipboard on secure pages only.
      notification.error({ message: t('show.copyFailed') })
    }
  }
  return (
    <>
      <Button
        type="text"
        size="small"
        className="copy-button"
        icon={isCopied ? <CheckOutlined aria-hidden /> : <CopyOutlined aria-hidden />}
        aria-label={t('show.copyValue', { field: name })}
        onClick={copy}
      />
      <span role="status" className="visually-hidden">
        {isCopied ? t('show.copied') : ''}
      </span>
    </>
  )
}
