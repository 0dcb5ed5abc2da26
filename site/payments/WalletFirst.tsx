import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { Money } from '../ui/Money.tsx'

type Props = { fromWallet: number; rest: number; restLabel: string }

/** The choice to take a part from the wallet first. Halalas. */
export function WalletFirst({ fromWallet, rest, restLabel }: Props) {
  const { t } = useTranslation('payments')
  return (
    <div>
      <Checkbox name="use_wallet" defaultChecked label={t('card.useWallet')} />
      <p className="ms-8 flex flex-wrap gap-x-4 text-sm text-muted">
        <span>
          {t('card.fromWallet')} <Money halalas={fromWallet} exact />
        </span>
        <span>
          {restLabel} <Money halalas={rest} exact />
        </span>
      </p>
    </div>
  )
}
