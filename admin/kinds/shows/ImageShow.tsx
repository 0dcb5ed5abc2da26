import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { Image } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../parts/useLocale.ts'
import { imageAddress } from '../image-address.ts'

/** A picture that opens large. */
export const ImageShow = ({ field, value }: { field: AnyField; value: string }) => <ImagesShow field={field} value={[value]} />

/** Pictures in a row that open large and can be leafed through. */
export function ImagesShow({ field, value }: { field: AnyField; value: readonly string[] }) {
  const { t } = useTranslation()
  const { say } = useLocale()
  return (
    <Image.PreviewGroup>
      <span className="gallery">
        {value.map((id, index) => (
          <Image
            key={id}
            src={imageAddress(id, 240)}
            preview={{ src: imageAddress(id, 1280), mask: false }}
            alt={value.length === 1 ? say(field.label) : t('upload.preview', { number: index + 1 })}
            width={120}
            height={120}
            className="picture"
          />
        ))}
      </span>
    </Image.PreviewGroup>
  )
}
