import type { ClaimView } from '@wasl/shared/contract/deposit-claims.ts'
import type { OrderPage } from '@wasl/shared/contract/orders.ts'
import { formatDateTime } from '@wasl/shared/i18n/format.ts'
import { depositClaimLifecycle } from '@wasl/shared/lifecycle/deposit-claims.ts'
import { claimKinds } from '@wasl/shared/rules/claim-kinds.ts'
import { useTranslation } from 'react-i18next'
import { ErrorSummary } from '../forms/ErrorSummary.tsx'
import { useLocale, useText } from '../i18n/locale.ts'
import type { ApiFailure } from '../server/api-error.server.ts'
import { StatusBadge } from '../ui/Badge.tsx'
import { Card } from '../ui/Card.tsx'
import { FileLinks } from '../ui/FileLinks.tsx'
import { Ltr } from '../ui/Ltr.tsx'
import { Money } from '../ui/Money.tsx'
import { UserText } from '../ui/UserText.tsx'
import { type FormAction, TransitionForm } from './TransitionForm.tsx'

type Props = {
  claims: readonly ClaimView[]
  reader: OrderPage['reader']
  failure: ApiFailure | null
  /** The step and the claim that were rejected. */
  failed: { action: string; claim: string }
}

/** The claims on the security deposit of a rental, with what the reader can do. */
export function ClaimList({ claims, ...rest }: Props) {
  const { t } = useTranslation('rentals')
  return (
    <div id="claims" className="scroll-mt-24">
      <Card title={t('claims.title')}>
        <ul className="flex flex-col divide-y divide-line">
          {claims.map((claim) => (
            <ClaimItem key={claim.id} claim={claim} {...rest} />
          ))}
        </ul>
      </Card>
    </div>
  )
}

function ClaimItem({ claim, reader, failure, failed }: Omit<Props, 'claims'> & { claim: ClaimView }) {
  const { t } = useTranslation('rentals')
  const text = useText()
  const locale = useLocale()
  const failureHere = failed.claim === claim.id ? failure : null
  const isWithUs = depositClaimLifecycle.turns[claim.status]?.turn === 'admin'
  return (
    <li className="flex flex-col gap-3 py-4 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <span className="font-medium">
          {text(claimKinds[claim.kind])} · <Money halalas={claim.amount} exact />
        </span>
        <StatusBadge tone={depositClaimLifecycle.tones[claim.status]}>{text(depositClaimLifecycle.statuses[claim.status])}</StatusBadge>
      </div>
      <p className="text-sm text-muted">
        <Ltr>{claim.number}</Ltr>
      </p>
      <UserText>{claim.reason}</UserText>
      <FileLinks files={claim.photos} />
      <ClaimAnswers claim={claim} />
      {isWithUs && <p className="text-sm text-muted">{t('claims.withUs')}</p>}
      {claim.due_at && <p className="text-sm text-muted">{t(`claims.due.${reader}`, { at: formatDateTime(claim.due_at, locale) })}</p>}
      {claim.actions.length > 0 && (
        <div className="flex flex-col gap-3 sm:max-w-md">
          <ErrorSummary msg={failureHere?.msg} errors={failureHere?.errors} />
          {claim.actions.map((name) => (
            <TransitionForm
              key={name}
              action={viewOf(name)}
              intent="claim_step"
              part={claim.id}
              hidden={{ claim_id: claim.id }}
              errors={failed.action === name ? failureHere?.errors : undefined}
            />
          ))}
        </div>
      )}
    </li>
  )
}

function ClaimAnswers({ claim: { dispute_reason, decision_reason, retained_amount } }: { claim: ClaimView }) {
  const { t } = useTranslation('rentals')
  return (
    <>
      {dispute_reason && (
        <p>
          {t('claims.dispute')} <bdi>{dispute_reason}</bdi>
        </p>
      )}
      {decision_reason && (
        <p>
          {t('claims.decision')} <bdi>{decision_reason}</bdi>
        </p>
      )}
      {retained_amount !== null && (
        <p className="font-medium">
          {t('claims.retained')} <Money halalas={retained_amount} exact />
        </p>
      )}
    </>
  )
}

/** The button of a step, as the buttons of orders are described. The filled one is in the card of the next step and leads here. */
function viewOf(name: ClaimView['actions'][number]): FormAction {
  const transition = depositClaimLifecycle.transitions[name]
  return {
    name,
    label: transition.label,
    tone: 'tone' in transition && transition.tone === 'danger' ? 'danger' : 'plain',
    allowed: true,
    denial_reason: null,
    reason: 'reason' in transition ? transition.reason : 'none',
    confirm: 'confirm' in transition ? transition.confirm : null,
  }
}
