import { useEffect } from 'react'
import { useBrand } from './brand-store.ts'
import { useLocale } from './useLocale.ts'

/** Sets the document title: "Coupons — Wasl". */
export function usePageTitle(title: string): void {
  const { locale } = useLocale()
  const documentTitle = `${title} — ${useBrand().name[locale]}`
  useEffect(() => {
    document.title = documentTitle
  }, [documentTitle])
}
