import { useTranslation } from 'react-i18next'

/** The logo mark. Never mirrored. */
export const LogoMark = ({ size = 36 }: { size?: number }) => (
  <svg aria-hidden="true" width={size} height={size} viewBox="0 0 40 40" className="shrink-0">
    <rect width="40" height="40" rx="12" fill="var(--brand)" />
    <g fill="none" stroke="var(--on-brand)" strokeWidth="3.2" strokeLinecap="round">
      <path d="M11 25.5V19a5 5 0 0 1 10 0v3a5 5 0 0 0 10 0v-7.5" />
    </g>
    <circle cx="11" cy="27" r="3.2" fill="var(--warm)" />
  </svg>
)

/** The logo: mark and name. */
export function Logo() {
  const { t } = useTranslation()
  return (
    <span className="flex items-center gap-2.5">
      <LogoMark />
      <span className="text-2xl leading-none font-bold text-brand">{t('brand')}</span>
    </span>
  )
}
