import { useTranslation } from 'react-i18next'
import { Button } from '../ui/Button.tsx'

export function PrintButton() {
  const { t } = useTranslation('orders')
  return (
    <Button type="button" tone="plain" size="small" icon="print" onClick={() => window.print()}>
      {t('invoice.print')}
    </Button>
  )
}
