import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'

/** The logo and the name, as a link to the home page. */
export function Brand() {
  const { t } = useTranslation()
  return (
    <Link to="/" className="brand">
      <BrandMark />
      <span>
        <strong>{t('brand')}</strong>
        <small>{t('brandTag')}</small>
      </span>
    </Link>
  )
}

/** Two open links that meet in a point: وصل means "connection". */
export function BrandMark({ size = 36 }: { size?: number }) {
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
