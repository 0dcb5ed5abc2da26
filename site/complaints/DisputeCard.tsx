import type { ComplaintPage } from '@wasl/shared/contract/complaints.ts'
import { useTranslation } from 'react-i18next'
import { useNavigation } from 'react-router'
import { ActionForm } from '../forms/ActionForm.tsx'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { Textarea } from '../forms/Textarea.tsx'
import { Button } from '../ui/Button.tsx'
import { buttonClass } from '../ui/button-class.ts'
import { Card } from '../ui/Card.tsx'
import { DateText } from '../ui/DateText.tsx'
import { DeadlineNote } from '../ui/DeadlineNote.tsx'
import { Detail } from '../ui/Detail.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Money } from '../ui/Money.tsx'
import { UserText } from '../ui/UserText.tsx'
import type { RejectedForm } from './complaint-actions.server.ts'

/** The dispute of a blocking complaint: where it is, what was decided, and how to withdraw it or appeal. */
export function DisputeCard({ complaint, rejected }: { complaint: ComplaintPage; rejected: RejectedForm | null }) {
  const { t } = useTranslation('complaints')
  const { dispute, dispute_view: view } = complaint
  if (!dispute || !view) return null
  const { decision } = view
  return (
    <Card title={t('dispute.title')}>
      <p className="flex items-start gap-2">
        <Icon name="lock" className="mt-1 text-brand" />
        {t(`dispute.state.${dispute}`)}
      </p>
      {decision?.outcome === 'continue' && <p className="mt-5 font-medium">{t('dispute.continue')}</p>}
      {decision && (
        <dl className="mt-5 grid gap-4 sm:grid-cols-3">
          {decision.client_amount !== null && decision.provider_amount !== null && (
            <>
              <Detail label={t(`dispute.toClient.${view.reader}`)}>
                <Money halalas={decision.client_amount} exact />
              </Detail>
              <Detail label={t(`dispute.toProvider.${view.reader}`)}>
                <Money halalas={decision.provider_amount} exact />
              </Detail>
            </>
          )}
          {view.can_appeal && decision.appeal_until && (
            <Detail label={t('dispute.appealUntil')}>
              <DateText at={decision.appeal_until} show="time" />
              <DeadlineNote note={decision.appeal_note} />
            </Detail>
          )}
          <Detail label={t('dispute.reason')} className="sm:col-span-3">
            <UserText>{decision.reason}</UserText>
          </Detail>
        </dl>
      )}
      {view.can_withdraw && <Withdraw />}
      {view.can_appeal && <Appeal rejected={rejected} />}
    </Card>
  )
}

function Withdraw() {
  const { t } = useTranslation('complaints')
  const busy = useNavigation().formData?.get('intent') === 'withdraw'
  return (
    <details className="group mt-5">
      <summary className={buttonClass('plain', 'normal', 'group-open:hidden')}>{t('dispute.withdraw')}</summary>
      <ActionForm method="post" preventScrollReset className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4">
        <input type="hidden" name="intent" value="withdraw" />
        <p className="font-medium">{t('dispute.withdrawConfirm')}</p>
        <Button busy={busy} className="self-start">
          {t('dispute.withdraw')}
        </Button>
      </ActionForm>
    </details>
  )
}

function Appeal({ rejected }: { rejected: RejectedForm | null }) {
  const { t } = useTranslation('complaints')
  const busy = useNavigation().formData?.get('intent') === 'appeal'
  return (
    <details className="group mt-5" open={rejected ? true : undefined}>
      <summary className={buttonClass('plain', 'normal', 'group-open:hidden')}>{t('dispute.appeal')}</summary>
      <ActionForm method="post" noValidate preventScrollReset className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4">
        <input type="hidden" name="intent" value="appeal" />
        <ErrorSummary msg={rejected?.msg} errors={rejected?.errors} labels={{ message: t('dispute.appealMessage') }} />
        <Textarea
          id="appeal-message"
          name="message"
          label={t('dispute.appealMessage')}
          hint={t('dispute.appealHint')}
          maxLength={2000}
          defaultValue={rejected?.values.message}
          errors={rejected?.errors.message}
        />
        <Button busy={busy} className="self-start">
          {t('dispute.sendAppeal')}
        </Button>
      </ActionForm>
    </details>
  )
}
