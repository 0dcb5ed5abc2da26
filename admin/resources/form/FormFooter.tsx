import { LoadingOutlined } from '@ant-design/icons'
import { SaveButton } from '@refinedev/antd'
import { Button } from 'antd'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'

type Props = {
  label: string
  isSaving: boolean
  /** The number of files still uploading. */
  uploading: number
  /** Whether the main button waits for the uploads. */
  isWaiting: boolean
  /** Saves from any step. */
  onSave: (() => void) | null
  onBack: (() => void) | null
  onCancel: () => void
  onAddAnother: (() => void) | null
}

/** The sticky buttons of a form: next or save, back and cancel, and a note while files upload. */
export function FormFooter({ label, isSaving, uploading, isWaiting, onSave, onBack, onCancel, onAddAnother }: Props) {
  const { t } = useTranslation()
  const noteId = useId()
  return (
    <div className="form-footer">
      <SaveButton
        icon={null}
        htmlType={isWaiting ? 'button' : 'submit'}
        // aria-disabled keeps the button focusable.
        aria-disabled={isWaiting}
        aria-describedby={uploading > 0 ? noteId : undefined}
        className={isWaiting ? 'is-disabled' : ''}
        loading={isSaving}
        size="large"
        // The second click of a double click on «next» must not submit the review that has just appeared.
        onClick={(event) => event.detail > 1 && event.preventDefault()}
      >
        {label}
      </SaveButton>
      {onSave && (
        <Button size="large" disabled={isSaving || uploading > 0} onClick={onSave}>
          {t('form.save')}
        </Button>
      )}
      {onAddAnother && (
        <Button size="large" disabled={isSaving || isWaiting} onClick={onAddAnother}>
          {t('form.addAnother')}
        </Button>
      )}
      {onBack && (
        <Button size="large" onClick={onBack}>
          {t('steps.back')}
        </Button>
      )}
      <Button size="large" onClick={onCancel}>
        {t('form.cancel')}
      </Button>
      <span id={noteId} role="status" className="form-uploading">
        {uploading > 0 && (
          <>
            <LoadingOutlined aria-hidden /> {t('upload.inProgress', { count: uploading })}
          </>
        )}
      </span>
    </div>
  )
}
