import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, App, Button } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../api/declarations.ts'
import { drafts } from '../../api/drafts.ts'
import { errorMessage } from '../../api/error-message.ts'
import { runAction } from '../../api/resource-calls.ts'
import { ActionButton } from '../../ui/ActionButton.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { useConfirmAction } from '../actions/useConfirmAction.tsx'
import { useRefresh, useRowActions } from '../actions/useRowActions.ts'
import { reviewOf } from '../overrides/reviews.ts'
import { ReviewLine } from './ReviewLine.tsx'
import { approveRest, type Mark, type Marks, missingPart, rejectionFieldsOf, rejectionsOf, reviewedFieldsOf } from './review-marks.ts'

type Props = { declaration: AnyResource; row: AnyRow; onDone: () => void; onShowDocument: (name: string) => void; draftKey: string }

/** The fields of a row to approve or reject one by one, and then the row as a whole. The marks are kept in the browser until then. */
export function ReviewForm({ declaration, row, onDone, onShowDocument, draftKey }: Props) {
  const { name, actions = {} } = declaration
  const review = reviewOf(name)
  const { t } = useTranslation()
  const { locale, localize } = useLocale()
  const { notification } = App.useApp()
  const confirmAction = useConfirmAction()
  const refresh = useRefresh(name)
  const id = String(row.id)
  const [marks, setMarks] = useState<Marks>(() => storedMarks(draftKey, row.version))
  const [areErrorsShown, showErrors] = useState(false)
  const [error, setError] = useState('')
  const [isBusy, setBusy] = useState(false)
  const rejectionFields = rejectionFieldsOf(declaration)
  const available = Object.fromEntries(useRowActions(declaration)(row).map((action) => [action.name, action]))
  const approve = available[review?.approve ?? '']
  const reject = available[review?.reject ?? '']
  if (!review || !rejectionFields || !approve || !reject) return null

  const reviewed = reviewedFieldsOf(declaration, row)
  const rejections = rejectionsOf(reviewed, marks)
  const left = reviewed.filter(({ key }) => !marks[key]).length
  const isOpen = approve.fits && reject.fits
  const change = (next: Marks) => {
    setMarks(next)
    drafts.write(draftKey, { version: row.version, marks: next })
  }
  const mark = (key: string, value: Mark) => change({ ...marks, [key]: value })
  const title = `\u2068${titleOf(declaration, row, locale)}\u2069`

  const perform = async (action: string, inputs: AnyRow) => {
    try {
      await runAction(name, id, action, inputs)
    } catch (failure) {
      await refresh(id)
      throw failure
    }
    drafts.remove(draftKey)
    const { label, done } = actions[action] ?? {}
    if (label) notification.success({ message: done ? localize(done).replace('{row}', () => title) : localize(label) })
    // First, so that the queue no longer has this row.
    await refresh(id)
    onDone()
  }
  const sendRejections = async () => {
    showErrors(true)
    if (reviewed.some(({ key }) => missingPart(rejectionFields, marks[key]))) return setError(t('review.incomplete'))
    setBusy(true)
    setError('')
    await perform(review.reject, { [review.rejections]: rejections }).catch((failure: unknown) => setError(errorMessage(failure, t)))
    setBusy(false)
  }

  const approveReason = rejections.length > 0 ? t('review.someRejected') : left > 0 ? t('review.left', { count: left }) : null
  return (
    <section className="card review-fields" aria-label={t('review.fields')}>
      <dl>
        {reviewed.map((field) => (
          <ReviewLine
            key={field.key}
            reviewed={field}
            row={row}
            mark={marks[field.key]}
            onMark={isOpen ? (value) => mark(field.key, value) : undefined}
            onShowDocument={review.documents.includes(field.name) ? () => onShowDocument(field.name) : undefined}
            rejectionFields={rejectionFields}
            areErrorsShown={areErrorsShown}
          />
        ))}
      </dl>
      {isOpen ? (
        <footer className="review-decision">
          {error && <Alert type="error" showIcon role="alert" message={error} />}
          <div className="review-progress">
            <p role="status">
              {left > 0
                ? t('review.left', { count: left })
                : rejections.length > 0
                  ? t('review.rejected', { count: rejections.length })
                  : t('review.allApproved')}
            </p>
            {left > 0 && (
              <Button type="link" onClick={() => change(approveRest(reviewed, marks))}>
                {t('review.approveRest')}
              </Button>
            )}
          </div>
          <div className="review-buttons">
            <ActionButton
              type="primary"
              disabledReason={approve.reason ?? approveReason}
              onClick={() =>
                confirmAction({
                  declaration,
                  action: review.approve,
                  title: approve.label,
                  row,
                  perform: () => perform(review.approve, {}),
                })
              }
            >
              {t('review.approveRow')}
            </ActionButton>
            <ActionButton
              danger
              loading={isBusy}
              disabledReason={reject.reason ?? (rejections.length === 0 ? t('review.noneRejected') : null)}
              onClick={sendRejections}
            >
              {t('review.rejectRow')}
            </ActionButton>
          </div>
        </footer>
      ) : (
        <Alert type="info" showIcon message={t('review.closed')} />
      )}
    </section>
  )
}

// The marks of an earlier version of the row may be about other values.
function storedMarks(key: string, version: unknown): Marks {
  const stored = drafts.read(key)?.values
  // Safe: only this screen writes under this key.
  return stored && stored.version === version ? (stored.marks as Marks) : {}
}
