import type { AnyResource, AnyRow } from '@wasl/shared/registry/resource.ts'
import { Alert, App } from 'antd'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { titleOf } from '../../api/declarations.ts'
import { runAction } from '../../api/resource-calls.ts'
import { useRefresh } from '../../api/useRefresh.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { type RowAction, useRowActions } from '../actions/useRowActions.ts'
import { reviewOf } from '../overrides/reviews.ts'
import { ReviewDecision } from './ReviewDecision.tsx'
import { ReviewLine } from './ReviewLine.tsx'
import { approveRest, missingPart, rejectionFieldsOf, rejectionsOf, reviewedFieldsOf } from './review-marks.ts'
import { useReviewMarks } from './useReviewMarks.ts'

type Props = { declaration: AnyResource; row: AnyRow; onDone: () => void; onShowDocument: (name: string) => void; draftKey: string }

/** The fields of a row to approve or reject one by one, and then the row as a whole. */
export function ReviewForm({ declaration, row, onDone, onShowDocument, draftKey }: Props) {
  const { t } = useTranslation()
  const review = reviewOf(declaration.name)
  const { marks, changeMarks, forgetMarks } = useReviewMarks(draftKey, row)
  const [areErrorsShown, showErrors] = useState(false)
  const runAndNotify = useRunAndNotify(declaration, row)
  const rejectionFields = rejectionFieldsOf(declaration)
  const available = Object.fromEntries(useRowActions(declaration)(row).map((action) => [action.name, action]))
  const approve = available[review?.approve ?? '']
  const reject = available[review?.reject ?? '']
  if (!review || !rejectionFields || !approve || !reject) return null

  const reviewed = reviewedFieldsOf(declaration, row)
  const rejections = rejectionsOf(reviewed, marks)
  const isOpen = approve.fits && reject.fits
  const perform = async (action: RowAction) => {
    await runAndNotify(action, action === reject ? { [review.rejections]: rejections } : {}, forgetMarks)
    onDone()
  }
  const checkRejections = () => {
    showErrors(true)
    return reviewed.every(({ key }) => !missingPart(rejectionFields, marks[key]))
  }
  return (
    <section className="card review-fields" aria-label={t('review.fields')}>
      <dl>
        {reviewed.map((field) => (
          <ReviewLine
            key={field.key}
            reviewed={field}
            row={row}
            mark={marks[field.key]}
            onMark={isOpen ? (mark) => changeMarks({ ...marks, [field.key]: mark }) : undefined}
            onShowDocument={review.documents.includes(field.name) ? () => onShowDocument(field.name) : undefined}
            rejectionFields={rejectionFields}
            areErrorsShown={areErrorsShown}
          />
        ))}
      </dl>
      {isOpen ? (
        <ReviewDecision
          declaration={declaration}
          row={row}
          approve={approve}
          reject={reject}
          left={reviewed.filter(({ key }) => !marks[key]).length}
          rejected={rejections.length}
          onApproveRest={() => changeMarks(approveRest(reviewed, marks))}
          perform={perform}
          checkRejections={checkRejections}
        />
      ) : (
        <Alert type="info" showIcon message={t('review.closed')} />
      )}
    </section>
  )
}

/** Runs an action, shows its success and loads the row again; throws on failure. */
function useRunAndNotify(declaration: AnyResource, row: AnyRow) {
  const { locale, localize } = useLocale()
  const { notification } = App.useApp()
  const { name, actions = {} } = declaration
  const refresh = useRefresh(name)
  const id = String(row.id)
  return async (action: RowAction, inputs: AnyRow, onSuccess: () => void) => {
    try {
      await runAction(name, row, action.name, inputs)
    } catch (failure) {
      await refresh(id)
      throw failure
    }
    onSuccess()
    const { done } = actions[action.name] ?? {}
    const title = `\u2068${titleOf(declaration, row, locale)}\u2069`
    notification.success({ message: done ? localize(done).replace('{row}', () => title) : action.label })
    // The queue no longer has this row once this returns.
    await refresh(id)
  }
}
