import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { errorMessage } from '../../api/error-message.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { useConfirmAction } from '../actions/useConfirmAction.tsx'
import type { RowAction } from '../actions/useRowActions.ts'

type Props = {
  declaration: AnyResource
  row: AnyRow
  approve: RowAction
  reject: RowAction
  /** How many fields have no mark yet, and how many are rejected. */
  left: number
  rejected: number
  onApproveRest: () => void
  /** Runs an action; throws on failure. */
  perform: (action: RowAction) => Promise<void>
  /** Whether each rejection has its reason. Called before the row is rejected. */
  checkRejections: () => boolean
}

/** The decision about the row as a whole: approved once all fields are, rejected with those that are rejected. */
export function ReviewDecision({ declaration, row, approve, reject, left, rejected, onApproveRest, perform, checkRejections }: Props) {
  const { t } = useTranslation()
  const confirmAction = useConfirmAction()
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)

  const confirmApproval = () =>
    confirmAction({ declaration, action: approve.name, title: approve.label, row, perform: () => perform(approve) })
  const sendRejections = async () => {
    if (!checkRejections()) return setError(t('review.incomplete'))
    setBusy(true)
    setError('')
    await perform(reject).catch((failure: unknown) => setError(errorMessage(failure, t)))
    setBusy(false)
  }

  const approveReason = rejected > 0 ? t('review.someRejected') : left > 0 ? t('review.left', { count: left }) : null
  return (
    <footer className="review-decision">
      {error && <Alert type="error" showIcon role="alert" message={error} />}
      <div className="review-progress">
        <p role="status">
          {left > 0
            ? t('review.left', { count: left })
            : rejected > 0
              ? t('review.rejected', { count: rejected })
              : t('review.allApproved')}
        </p>
        {left > 0 && (
          <Button type="link" onClick={onApproveRest}>
            {t('review.approveRest')}
          </Button>
        )}
      </div>
      <div className="review-buttons">
        <ActionButton type="primary" disabledReason={approve.reason ?? approveReason} onClick={confirmApproval}>
          {t('review.approveRow')}
        </ActionButton>
        <ActionButton
          danger
          loading={isBusy}
          disabledReason={reject.reason ?? (rejected === 0 ? t('review.noneRejected') : null)}
          onClick={sendRejections}
        >
          {t('review.rejectRow')}
        </ActionButton>
      </div>
    </footer>
  )
}
