import { LoadingOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: string
  isSaving: boolean
  /** How many files are on their way. */
  uploading: number
  /** The main button waits for them. */
  isWaiting: boolean
  onBack: (() => void) | null
  onCancel: () => void
}

/** The buttons below a form, always in reach: onward or save, one step back, and out; and why one has to wait. */
export function FormEnd({ label, isSaving, uploading, isWaiting, onBack, onCancel }: Props) {
  const { t } = useTranslation()
  const noteId = useId()
  return (
    <div className="form-end">
      <Button
        type="primary"
        htmlType={isWaiting ? 'button' : 'submit'}
        // It stays in reach of the keyboard, which a disabled one would not.
        aria-disabled={isWaiting}
        aria-describedby={uploading > 0 ? noteId : undefined}
        className={isWaiting ? 'is-disabled' : ''}
        loading={isSaving}
        size="large"
        // The second half of a double click on «next» must not save what the review has just begun to show.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {label}
      </Button>
      {onBack && (
        <Button size="large" onClick={onBack}>
          {t('steps.back')}
        </Button>
      )}
      <Button size="large" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <span id={noteId} role="status" className="form-waiting">
        {uploading > 0 && (
          <>
            <LoadingOutlined aria-hidden /> {t('upload.waiting', { count: uploading })}
          </>
        )}
      </span>
    </div>
  )
}
