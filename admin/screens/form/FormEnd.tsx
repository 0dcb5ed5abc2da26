import { Button } from 'antd'
import { useTranslation } from 'react-i18next'

type Props = { label: string; isSaving: boolean; onBack: (() => void) | null; onCancel: () => void }

/** The buttons below a form, always in reach: onward or save, one step back, and out. */
export function FormEnd({ label, isSaving, onBack, onCancel }: Props) {
  const { t } = useTranslation()
  return (
    <div className="form-end">
      <Button
        type="primary"
        htmlType="submit"
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
    </div>
  )
}
