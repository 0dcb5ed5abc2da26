import { CopyOutlined, DownloadOutlined } from '@ant-design/icons'
import { Alert, App, Button, Space } from 'antd'
import { useTranslation } from 'react-i18next'
import { saveAs } from '../../ui/save-as.ts'

/** The recovery codes, shown only once, to copy or to save as a file. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
  const { t } = useTranslation()
  const { notification } = App.useApp()
  const text = `${codes.join('\n')}\n`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notification.success({ message: t('account.codesCopied') })
    } catch {
      // Browsers allow the clipboard on secure pages only.
      notification.error({ message: t('account.copyFailed') })
    }
  }
  return (
    <div className="recovery">
      <Alert type="warning" showIcon message={t('account.recovery')} description={t('account.recoveryLead')} role="alert" />
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Space wrap>
        <Button icon={<CopyOutlined />} onClick={copy}>
          {t('account.copyCodes')}
        </Button>
        <Button icon={<DownloadOutlined />} onClick={() => saveAs('wasl-recovery-codes.txt', new Blob([text], { type: 'text/plain' }))}>
          {t('account.downloadCodes')}
        </Button>
        <Button type="primary" onClick={onSaved}>
          {t('account.codesSaved')}
        </Button>
      </Space>
    </div>
  )
}
