import type { PayoutHold } from '@wasl/shared/rules/payout-holds.ts'
import { useTranslation } from 'react-i18next'
import { DateText } from '../ui/DateText.tsx'
import { Icon } from '../ui/Icon.tsx'

type Props = { reason: PayoutHold; until: string | null; id?: string; className?: string }

/** Why nothing is paid out for now, and what the provider can do. */
export function HoldMessage({ reason, until, id, className = '' }: Props) {
  const { t } = useTranslation('account')
  return (
    <p id={id} className={`flex items-start gap-3 rounded-control bg-caution-soft p-4 text-caution ${className}`}>
      <Icon name="clock" className="mt-0.5 shrink-0" />
      <span>
        {t(`settlements.holds.${reason}`)}
        {until && (
          <>
            {' '}
            {t('settlements.heldUntil')} <DateText at={until} show="time" />
          </>
        )}
      </span>
    </p>
  )
}
