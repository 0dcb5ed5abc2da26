import { CheckOutlined, CloseOutlined } from '@ant-design/icons'
import type { AnyRow } from '@wasl/shared/registry/resource.ts'
import { isRequired } from '@wasl/shared/registry/visibility.ts'
import { Button, Input, Select } from 'antd'
import { useTranslation } from 'react-i18next'
import { resolveField } from '../../api/resolve-field.ts'
import { FieldDisplay } from '../../fields/displays/FieldDisplay.tsx'
import { useLocale } from '../../ui/useLocale.ts'
import { type Mark, missingPart, type RejectionFields, type ReviewedField } from './review-marks.ts'

type Props = {
  reviewed: ReviewedField
  row: AnyRow
  mark: Mark | undefined
  /** Without it the review is over. */
  onMark: ((mark: Mark) => void) | undefined
  /** Shows the field among the documents, if it is one. */
  onShowDocument: (() => void) | undefined
  rejectionFields: RejectionFields
  areErrorsShown: boolean
}

/** One field of a review: its value, the buttons to approve and reject it, and why it is rejected. */
export function ReviewLine({ reviewed, row, mark, onMark, onShowDocument, rejectionFields, areErrorsShown }: Props) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const { key, label, name, field } = reviewed
  return (
    <div data-verdict={mark && (mark.isApproved ? 'approved' : 'rejected')}>
      <dt>{localize(label)}</dt>
      <dd>
        {onShowDocument && row[name] ? (
          <Button type="link" size="small" className="flush" onClick={onShowDocument}>
            {t('review.showDocument')}
          </Button>
        ) : (
          <FieldDisplay field={resolveField(field, row)} value={row[name]} />
        )}
      </dd>
      {onMark && <Verdict label={localize(label)} mark={mark} onMark={onMark} />}
      {onMark && mark && !mark.isApproved && (
        <RejectionReason
          id={`review-error-${key}`}
          label={localize(label)}
          mark={mark}
          onMark={onMark}
          rejectionFields={rejectionFields}
          missing={areErrorsShown ? missingPart(rejectionFields, mark) : null}
        />
      )}
    </div>
  )
}

type VerdictProps = { label: string; mark: Mark | undefined; onMark: (mark: Mark) => void }

function Verdict({ label, mark, onMark }: VerdictProps) {
  const { t } = useTranslation()
  return (
    <dd>
      <fieldset className="review-verdict">
        <legend className="visually-hidden">{label}</legend>
        <Button size="small" icon={<CheckOutlined />} aria-pressed={mark?.isApproved === true} onClick={() => onMark({ isApproved: true })}>
          {t('review.approve')}
        </Button>
        <Button
          size="small"
          danger
          icon={<CloseOutlined />}
          aria-pressed={mark?.isApproved === false}
          onClick={() => onMark(mark && !mark.isApproved ? mark : { isApproved: false, reason: null, note: '' })}
        >
          {t('review.reject')}
        </Button>
      </fieldset>
    </dd>
  )
}

type ReasonProps = {
  /** Of the error message. */
  id: string
  label: string
  mark: Extract<Mark, { isApproved: false }>
  onMark: (mark: Mark) => void
  rejectionFields: RejectionFields
  missing: ReturnType<typeof missingPart>
}

function RejectionReason({ id, label, mark, onMark, rejectionFields: { reason, note }, missing }: ReasonProps) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const description = missing ? { 'aria-invalid': true, 'aria-describedby': id } : {}
  return (
    <dd className="review-reason">
      <Select
        autoFocus
        showSearch
        optionFilterProp="label"
        value={mark.reason}
        status={missing === 'reason' ? 'error' : ''}
        placeholder={localize(reason.label)}
        aria-label={`${localize(reason.label)}: ${label}`}
        {...description}
        options={Object.entries(reason.options).map(([value, text]) => ({ value, label: localize(text) }))}
        onChange={(value) => onMark({ ...mark, reason: value })}
      />
      <Input.TextArea
        dir="auto"
        autoSize={{ minRows: 1, maxRows: 6 }}
        maxLength={'max' in note && typeof note.max === 'number' ? note.max : undefined}
        value={mark.note}
        status={missing === 'note' ? 'error' : ''}
        placeholder={isRequired(note, mark) ? localize(note.label) : `${localize(note.label)} (${t('form.optional')})`}
        aria-label={`${localize(note.label)}: ${label}`}
        {...description}
        onChange={({ target }) => onMark({ ...mark, note: target.value })}
      />
      {missing && (
        <p id={id} className="review-error">
          {missing === 'reason' ? t('review.reasonMissing') : localize(note.requiredWhenVisible?.message ?? note.label)}
        </p>
      )}
    </dd>
  )
}
