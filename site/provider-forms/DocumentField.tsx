import type { FileView } from '@wasl/shared/contract/common.ts'
import * as resourceRoutes from '@wasl/shared/pages/resource-routes.ts'
import { useTranslation } from 'react-i18next'
import { FileField } from '../forms/FileField.tsx'
import { FileName } from '../ui/FileName.tsx'
import { Icon } from '../ui/Icon.tsx'

type Props = {
  name: string
  label: string
  hint?: string
  /** The file that is stored already: it stays unless another one is chosen. */
  stored: FileView | null
  kind: 'image' | 'document'
  optional?: boolean
  errors?: readonly string[] | undefined
}

/** One document of a provider: an image, or an image or PDF. Shows the stored file with a link. */
export function DocumentField({ name, label, hint, stored, kind, optional = false, errors }: Props) {
  const { t } = useTranslation('provider')
  const { t: tCommon } = useTranslation()
  const isImage = kind === 'image'
  return (
    <div className="flex flex-col gap-2">
      <FileField
        name={name}
        label={label}
        hint={hint}
        errors={errors}
        optional={optional}
        accept={isImage ? 'image/jpeg,image/png' : 'image/jpeg,image/png,application/pdf'}
        types={tCommon(isImage ? 'files.images' : 'files.imagesAndPdf')}
        single
      />
      {stored && (
        <p className="flex items-center gap-2 text-sm">
          <Icon name="check-circle" size={18} className="text-good" />
          {t('documents.stored')}
          <a
            href={resourceRoutes.file({ id: stored.id })}
            target="_blank"
            rel="noreferrer"
            className="min-w-0 truncate text-brand underline underline-offset-4"
          >
            <FileName>{stored.name}</FileName>
          </a>
        </p>
      )}
    </div>
  )
}
