import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { Icon } from './Icon.tsx'
import { useRootData } from './root-data.ts'

/** Opens WhatsApp with the name and the address of this page, to be sent to somebody. Works without a script. */
export function ShareByWhatsApp({ name, className = '' }: { name: string; className?: string }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const origin = useRootData()?.origin ?? ''
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${name}\n${origin}${pathname}`)}`}
      target="_blank"
      rel="noreferrer"
      className={`inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-muted hover:text-brand ${className}`}
    >
      <Icon name="whatsapp" />
      {t('actions.shareByWhatsApp')}
    </a>
  )
}
