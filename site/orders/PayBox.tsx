import { useTranslation } from 'react-i18next'
import { Form, useNavigation } from 'react-router'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'

/** `version` is the order's that the payer saw; left out where the page does not know it. */
type Props = { due: number; rest: number; balance: number; version?: number; idempotencyKey: string; refusal: string | null }

/** Payment from the wallet: what is due, what the wallet holds, and where the money waits. */
export function PayBox({ due, rest, balance, version, idempotencyKey, refusal }: Props) {
  const { t } = useTranslation('orders')
  const busy = useNavigation().formData?.get('intent') === 'pay'
  const missing = due - balance
  return (
    <Card title={t('pay.title')} className="border-brand">
      <dl className="flex flex-col gap-2">
        <Line label={t('pay.due')} strong>
          <Money halalas={due} exact />
        </Line>
        {rest > 0 && (
          <Line label={t('pay.rest')}>
            <Money halalas={rest} exact />
          </Line>
        )}
        <Line label={t('pay.balance')}>
          <Money halalas={balance} exact />
        </Line>
        {missing <= 0 && (
          <Line label={t('pay.after')}>
            <Money halalas={balance - due} exact />
          </Line>
        )}
      </dl>
      <p className="mt-4 flex items-start gap-2 rounded-control bg-brand-soft p-3 text-sm">
        <Icon name="shield" className="mt-0.5 text-brand" />
        {t('pay.held')}
      </p>
      {refusal && (
        <p role="alert" className="mt-3 font-medium text-bad">
          {refusal}
        </p>
      )}
      {missing > 0 ? (
        <p className="mt-4 rounded-control bg-bad-soft p-3 text-bad">
          {t('pay.short')} <Money halalas={missing} exact />
        </p>
      ) : (
        <Form method="post" preventScrollReset className="mt-4">
          <input type="hidden" name="intent" value="pay" />
          <input type="hidden" name="idempotency_key" value={idempotencyKey} />
          {version !== undefined && <input type="hidden" name="version" value={version} />}
          <Button size="large" icon="wallet" busy={busy} className="w-full">
            {t('pay.button')}
          </Button>
        </Form>
      )}
    </Card>
  )
}

const Line = ({ label, strong = false, children }: { label: string; strong?: boolean; children: React.ReactNode }) => (
  <div className={`flex items-baseline justify-between gap-3 ${strong ? 'text-lg font-bold' : ''}`}>
    <dt className={strong ? '' : 'text-muted'}>{label}</dt>
    <dd>{children}</dd>
  </div>
)
