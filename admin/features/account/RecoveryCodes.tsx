import { Alert, Button } from 'antd'
import { useTranslation } from 'react-i18next'

/** The recovery codes, shown only once. */
export function RecoveryCodes({ codes, onSaved }: { codes: readonly string[]; onSaved: () => void }) {
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
      <Button onClick={onSaved}>{t('account.codesSaved')}</Button>
    </div>
  )
}
