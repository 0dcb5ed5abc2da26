import { pages } from '@wasl/shared/pages/pages.ts'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../ui/ButtonLink.tsx'
import { Money } from '../ui/Money.tsx'
import { useIsOwner } from '../ui/root-data.ts'
import { PayForm } from './PayForm.tsx'
import { PayMethod } from './PayMethod.tsx'

type Props = {
  balance: number
  toPay: number
  isOpen: boolean
  isCardOffered: boolean
  form: Pick<Parameters<typeof PayForm>[0], 'idempotencyKey' | 'version' | 'couponCode' | 'failure'>
}

/** Pays from the wallet, or leads to adding what is missing. */
export function WalletMethod({ balance, toPay, isOpen, isCardOffered, form }: Props) {
  const { t } = useTranslation('payments')
  const isOwner = useIsOwner()
  return (
    <PayMethod
      icon="wallet"
      title={t(isOwner ? 'wallet.title' : 'wallet.ofCompany')}
      isOpen={isOpen}
      text={
        <>
          {t('wallet.balance')} <Money halalas={balance} exact />
        </>
      }
    >
      {balance >= toPay ? (
        <PayForm intent="wallet" icon="wallet" {...form} button={t('wallet.pay')}>
          <p className="text-sm text-muted">
            {t('wallet.after')} <Money halalas={balance - toPay} exact />
          </p>
        </PayForm>
      ) : (
        <div className="flex flex-col items-start gap-3">
          <p className="rounded-control bg-caution-soft p-3 text-caution">
            {t('wallet.short')} <Money halalas={toPay - balance} exact />. {t(isCardOffered ? 'wallet.shortCard' : 'wallet.shortHelp')}
          </p>
          {isOwner && (
            <ButtonLink to={pages.topUp({ amount: Math.ceil((toPay - balance) / 100) })} tone="plain" size="small">
              {t('wallet.topUp')}
            </ButtonLink>
          )}
        </div>
      )}
    </PayMethod>
  )
}
