import type { PickUpPlace } from '@wasl/shared/contract/cart.ts'
import { useTranslation } from 'react-i18next'
import { useText } from '../i18n/locale.ts'
import { Icon } from './Icon.tsx'
import { UserLine } from './UserLine.tsx'

/** Where and when goods are picked up. Inline elements only: labels contain it. */
export function PickUp({ place, hours }: PickUpPlace) {
  const { t } = useTranslation()
  const text = useText()
  return (
    <span className="flex items-start gap-1.5">
      <Icon name="pin" size={18} className="mt-0.5 shrink-0" />
      <span className="min-w-0">
        <span className="sr-only">{t('pickUp.place')} </span>
        <UserLine>{text(place)}</UserLine>
        {hours && <UserLine className="text-muted">{text(hours)}</UserLine>}
      </span>
    </span>
  )
}
