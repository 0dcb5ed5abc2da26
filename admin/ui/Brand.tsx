import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import { adminPages } from '@wasl/shared/pages/admin-pages.ts'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import { useBrand } from './brand-store.ts'
import { useLocale } from './useLocale.ts'

/** The logo and the name, as a link to the home page. */
export function Brand() {
  const { t } = useTranslation()
  const { locale } = useLocale()
  const { name } = useBrand()
  return (
    <Link to={adminPages.home()} className="brand">
      <BrandMark />
      <span>
        <strong>{name[locale]}</strong>
        <small>{t('brandTag')}</small>
      </span>
    </Link>
  )
}

/** The icon of the platform, else that of Wasl: two open links that meet in a point, as وصل means "connection". */
export function BrandMark({ size = 36 }: { size?: number }) {
  const { icon } = useBrand()
  if (icon) return <img src={publicImageUrl(icon, size * 2)} alt="" width={size} height={size} className="brand-mark brand-icon" />
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" className="brand-mark">
      <rect width="48" height="48" rx="13" className="brand-mark-ground" />
      <path d="M12 27a8 8 0 0 1 8-8h3.5M36 21a8 8 0 0 1-8 8h-3.5" className="brand-mark-links" />
      <circle cx="24" cy="24" r="3.6" className="brand-mark-point" />
    </svg>
  )
}

/** The mark with its links apart: for pages and records that do not exist. */
export const NotFoundMark = () => (
  <svg viewBox="0 0 48 48" width={96} height={96} aria-hidden="true" className="brand-mark">
    <rect width="48" height="48" rx="13" className="brand-mark-ground" />
    <path d="M9 26a8 8 0 0 1 8-8h2.5M39 18a8 8 0 0 1-8 8h-2.5" className="brand-mark-links" />
    <circle cx="24" cy="34.5" r="3.2" className="brand-mark-point" />
  </svg>
)
