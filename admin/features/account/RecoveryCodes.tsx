import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'

/** The recovery codes, shown this once. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const { t } = useTranslation()
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
      <Button onClick={onKept}>{t('account.kept')}</Button>
    </div>
  )
}
