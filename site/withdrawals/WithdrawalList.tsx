import type { WithdrawalView } from '@wasl/shared/contract/withdrawals.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { type BadgeTone, StatusBadge } from '../ui/Badge.tsx'
import { Button } from '../ui/Button.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Iban } from '../ui/Iban.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { UserText } from '../ui/UserText.tsx'

const tones: Readonly<Record<WithdrawalView['status'], BadgeTone>> = {
  first_review: 'warn',
  pending: 'warn',
  approved: 'note',
  paid: 'good',
  rejected: 'bad',
  cancelled: 'plain',
  returned: 'bad',
}

/** The client's withdrawals, newest first; one that waits for approval can be cancelled. */
export const WithdrawalList = ({ withdrawals }: { withdrawals: readonly WithdrawalView[] }) => (
  <ul className="-my-4 divide-y divide-line">
    {withdrawals.map((withdrawal) => (
      <li key={withdrawal.id} className="flex flex-col gap-2 py-4">
        <Withdrawal withdrawal={withdrawal} />
      </li>
    ))}
  </ul>
)

function Withdrawal({ withdrawal }: { withdrawal: WithdrawalView }) {
  const { t } = useTranslation('payments')
  const { number, status, amount, iban, account_name, reason, reference, can_cancel, created_at } = withdrawal
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <Money halalas={amount} exact className="text-lg font-bold" />
        <StatusBadge tone={tones[status]}>{t(`withdraw.status.${status}`)}</StatusBadge>
      </div>
      <p className="text-sm">
        <bdi>{account_name}</bdi>
        <span className="block">
          <Iban value={iban} />
        </span>
      </p>
      <p className="text-sm text-muted">
        <Ltr>{number}</Ltr> · <DateText at={created_at} show="time" />
        {reference && (
          <>
            {' '}
            · {t('withdraw.reference')} <Ltr className="wrap-anywhere">{reference}</Ltr>
          </>
        )}
      </p>
      {reason && (
        <p className="text-sm">
          {t('transfer.reason')} <UserText>{reason}</UserText>
        </p>
      )}
      {can_cancel && <CancelForm withdrawal={withdrawal} />}
    </>
  )
}

function CancelForm({ withdrawal: { id, number } }: { withdrawal: WithdrawalView }) {
  const { t } = useTranslation('payments')
  const sent = useNavigation().formData
  return (
    <ActionForm method="post">
      <input type="hidden" name="id" value={id} />
      <Button
        name="intent"
        value="cancel"
        tone="plain"
        size="small"
        busy={sent?.get('intent') === 'cancel' && sent.get('id') === id}
        aria-label={t('withdraw.cancelNumber', { number })}
      >
        {t('withdraw.cancel')}
      </Button>
    </ActionForm>
  )
}
