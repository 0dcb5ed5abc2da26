import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'

/** Sets the document title: "Coupons — Wasl". */
export function usePageTitle(title: string): void {
  const { t } = useTranslation()
  const documentTitle = `${title} — ${t('brand')}`
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
}
