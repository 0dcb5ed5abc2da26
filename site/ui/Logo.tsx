import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import { useTranslation } from 'react-i18next'
import { useRootData } from './root-data.ts'

/** The mark of the platform: its uploaded icon, else the one of Wasl. Never mirrored. */
export function LogoMark({ size = 36 }: { size?: number }) {
  const icon = useRootData()?.appInfo.brand.icon
  if (icon) return <img src={publicImageUrl(icon, size * 2)} alt="" width={size} height={size} className="shrink-0 rounded-control" />
  return (
    <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40" className="shrink-0">
      <rect width="40" height="40" rx="12" fill="var(--brand)" />
      <g fill="none" stroke="var(--on-brand)" strokeWidth="3.2" strokeLinecap="round">
        <path d="M11 25.5V19a5 5 0 0 1 10 0v3a5 5 0 0 0 10 0v-7.5" />
      </g>
      <circle cx="11" cy="27" r="3.2" fill="var(--warm)" />
    </svg>
  )
}

/** The logo: the uploaded one of the theme, else mark and name. */
export function Logo() {
  const { t } = useTranslation()
  const { logo, logo_dark } = useRootData()?.appInfo.brand ?? {}
  if (logo)
    return (
      <>
        <img
          src={publicImageUrl(logo, logoWidth)}
          alt={t('brand')}
          className={`brand-logo ${logo_dark ? 'brand-logo-light' : 'brand-logo-ground'}`}
        />
        {logo_dark && <img src={publicImageUrl(logo_dark, logoWidth)} alt={t('brand')} className="brand-logo brand-logo-dark" />}
      </>
    )
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark />
      <span className="text-2xl leading-none font-bold text-brand wrap-anywhere">{t('brand')}</span>
    </span>
  )
}

const logoWidth = 384
