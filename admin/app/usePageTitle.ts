import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Names the page in the browser: «Coupons — Wasl». */
export function usePageTitle(title: string): void {
  const { t } = useTranslation()
  const whole = `${title} — ${t('brand')}`
  // The document's title lives outside React's tree.
  useEffect(() => {
    document.title = whole
  }, [whole])
}
