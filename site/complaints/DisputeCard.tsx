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
  const { decision, appealed } = view
  return (
    <Card title={t('dispute.title')}>
      <p className="flex items-start gap-2">
        <Icon name="lock" className="mt-1 text-brand" />
        {t(`dispute.state.${dispute}`)}
      </p>
      {appealed?.is_pending && <p className="mt-3 font-medium">{t(`dispute.appealPending.${appealed.is_own ? 'own' : 'other'}`)}</p>}
      {appealed && (
        <section className="mt-5 border-t border-line pt-5">
          <h3 className="font-semibold">{t('dispute.appealed')}</h3>
          {appealed.outcome === 'continue' && <p className="mt-3">{t('dispute.continue')}</p>}
          <dl className="mt-3 grid gap-4 text-muted sm:grid-cols-3">
            <Terms terms={appealed} view={view} />
          </dl>
        </section>
      )}
      {decision?.outcome === 'continue' && <p className="mt-5 font-medium">{t('dispute.continue')}</p>}
      {decision && (
        <dl className="mt-5 grid gap-4 sm:grid-cols-3">
          <Terms terms={decision} view={view} />
          {view.can_appeal && decision.appeal_until && (
            <Detail label={t('dispute.appealUntil')}>
              <DateText at={decision.appeal_until} show="time" />
              <DeadlineNote note={decision.appeal_note} />
            </Detail>
          )}
        </dl>
      )}
      {view.can_withdraw && <Withdraw isAppealed={appealed !== null} />}
      {view.can_appeal && <Appeal rejected={rejected} />}
    </Card>
  )
}

type View = NonNullable<ComplaintPage['dispute_view']>
type TermsProps = { terms: NonNullable<View['appealed' | 'decision']>; view: Pick<View, 'reader' | 'order_kind'> }

/** Who gets what, and why. */
function Terms({ terms: { client_amount, provider_amount, reason }, view: { reader, order_kind } }: TermsProps) {
  const { t } = useTranslation('complaints')
  return (
    <>
      {client_amount !== null && provider_amount !== null && (
        <>
          <Detail label={t(`dispute.toClient.${reader}`)}>
            <Money halalas={client_amount} exact />
          </Detail>
          <Detail label={t(reader === 'client' && order_kind === 'store' ? 'dispute.toSeller' : `dispute.toProvider.${reader}`)}>
            <Money halalas={provider_amount} exact />
          </Detail>
        </>
      )}
      <Detail label={t('dispute.reason')} className="sm:col-span-3">
        <UserText>{reason}</UserText>
      </Detail>
    </>
  )
}

function Withdraw({ isAppealed }: { isAppealed: boolean }) {
  const { t } = useTranslation('complaints')
  const busy = useNavigation().formData?.get('intent') === 'withdraw'
  return (
    <details className="group mt-5">
      <summary className={buttonClass('plain', 'normal', 'group-open:hidden')}>{t('dispute.withdraw')}</summary>
      <ActionForm method="post" preventScrollReset className="flex flex-col gap-4 rounded-card border border-line bg-sunken p-4">
        <input type="hidden" name="intent" value="withdraw" />
        <p className="font-medium">
          {t('dispute.withdrawConfirm')} {isAppealed && t('dispute.withdrawAppealed')}
        </p>
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
