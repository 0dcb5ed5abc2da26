import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'

/** Issues the invoice after a confirmation, since it cannot be changed afterwards. Works without a script. */
export function IssueInvoice({ busy }: { busy: boolean }) {
  const { t } = useTranslation('orders')
  return (
    <details className="group mt-4 w-full" data-confirmation>
      <summary className={buttonClass('primary', 'large', 'w-full group-open:hidden')}>{t('invoice.issue')}</summary>
      <p className="font-medium">{t('invoice.issueWarning')}</p>
      <Button size="large" busy={busy} className="mt-4 w-full">
        {t('invoice.issue')}
      </Button>
    </details>
  )
}
