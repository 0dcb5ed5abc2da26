import type { SettlementsPage } from '@wasl/shared/contract/settlements.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useText } from '../i18n/locale.ts'
import { Button } from '../ui/Button.tsx'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { Money } from '../ui/Money.tsx'
import { HoldMessage } from './HoldMessage.tsx'

type Props = { next: SettlementsPage['next']; failure: string | undefined }

/** What the provider has earned since its last settlement, when it is settled, and a button to ask for it now. */
export function NextSettlement({ next, failure }: Props) {
  const { t } = useTranslation('account')
  const text = useText()
  const { amount, day, min_amount, hold_reason, held_until, request_denial } = next
  const isShort = amount < min_amount
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Card title={t('settlements.next')}>
      {failure && <ErrorSummary msg={failure} />}
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div className="min-w-0">
          <Money halalas={amount} exact className="text-3xl font-bold" />
          <p className="mt-1 text-muted">
            {t('settlements.nextDay')} <DateText at={day} />
            {isShort && min_amount > 0 && (
              <>
                {' · '}
                {t('settlements.minimum')} <Money halalas={min_amount} />
              </>
            )}
          </p>
        </div>
        <ActionForm method="post">
          <Button busy={isBusy} disabled={request_denial !== null} aria-describedby={request_denial ? 'request-denial' : undefined}>
            {t('settlements.request')}
          </Button>
        </ActionForm>
      </div>
      {hold_reason ? (
        <HoldMessage reason={hold_reason} until={held_until} className="mt-4" id="request-denial" />
      ) : (
        request_denial && (
          <p id="request-denial" className="mt-3 text-sm text-muted">
            {text(request_denial)}
          </p>
        )
      )}
    </Card>
  )
}
