import { maxComplaintImages } from '@wasl/shared/rules/complaint-reasons.ts'
import { useTranslation } from 'react-i18next'
import { Checkbox } from '../forms/Checkbox.tsx'
import { FileField } from '../forms/FileField.tsx'
import { FileName } from '../ui/FileName.tsx'

type Props = { attached: readonly { id: string; name: string }[]; errors: readonly string[] | undefined }

/** The images of a complaint or message: new ones, and those that a rejected form has uploaded already. */
export function ComplaintImages({ attached, errors }: Props) {
  const { t } = useTranslation('complaints')
  return (
    <>
      {attached.length > 0 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="font-medium">{t('form.attachedImages')}</legend>
          {attached.map(({ id, name }) => (
            <Checkbox
              key={id}
              id={`attached-${id}`}
              name="attached"
              value={`${id} ${name}`}
              defaultChecked
              label={<FileName className="wrap-anywhere">{name}</FileName>}
            />
          ))}
        </fieldset>
      )}
      <FileField
        key={attached.map(({ id }) => id).join()}
        name="file_ids"
        label={t('form.images')}
        accept="image/jpeg,image/png,image/gif"
        types={t('form.imageTypes')}
        max={maxComplaintImages}
        errors={errors}
        optional
      />
    </>
  )
}
