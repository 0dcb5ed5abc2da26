import { pathIn } from '@wasl/shared/pages/locale-path.ts'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../i18n/locale.ts'
import { Icon } from './Icon.tsx'
import { useRootData } from './root-data.ts'

/** `path`: the page of what is shared, without the language; `label`: what it is, for screen readers. */
type Props = { text: string; path: string; label?: string; className?: string }

/** Opens WhatsApp with a text and the address of a page, to be sent to somebody. Works without a script. */
export function ShareByWhatsApp({ text, path, label, className = '' }: Props) {
  const { t } = useTranslation()
  const locale = useLocale()
  const origin = useRootData()?.origin ?? ''
  const name = t('actions.shareByWhatsApp')
  return (
    <a
      href={`https://wa.me/?text=${encodeURIComponent(`${text}\n${origin}${pathIn(locale, path)}`)}`}
      target="_blank"
      rel="noreferrer"
      aria-label={label && `${name}: ${label}`}
      className={`inline-flex min-h-11 items-center gap-2 rounded-control px-2 font-medium text-muted hover:text-brand ${className}`}
    >
      <Icon name="whatsapp" />
      {name}
    </a>
  )
}
