import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { formatRiyalsInput } from '../forms/form-values.ts'
import { TextInput } from '../forms/TextInput.tsx'
import type { ApiFailure } from '../server/api-error.server.ts'
import { Button } from '../ui/Button.tsx'

type Props = { amount: number | null; idempotencyKey: string; failure: ApiFailure | null }

/** The amount of a top-up by card; the card is entered on the gateway's page. `amount` in halalas. */
export function TopUpCardForm({ amount, idempotencyKey, failure }: Props) {
  const { t } = useTranslation('payments')
  const busy = useNavigation().formData?.get('intent') === 'card'
  return (
    <ActionForm method="post" preventScrollReset className="flex flex-col gap-4">
      <input type="hidden" name="intent" value="card" />
      <input type="hidden" name="idempotency_key" value={idempotencyKey} />
      {failure && !failure.errors.amount && (
        <p role="alert" className="font-medium text-bad">
          {failure.msg}
        </p>
      )}
      <TextInput
        name="amount"
        id="card-amount"
        label={t('topUp.amountField')}
        dir="ltr"
        inputMode="decimal"
        autoComplete="off"
        defaultValue={formatRiyalsInput(amount)}
        errors={failure?.errors.amount}
      />
      <Button size="large" icon="card" busy={busy} className="w-full sm:w-auto sm:self-start">
        {t('card.pay')}
      </Button>
    </ActionForm>
  )
}
