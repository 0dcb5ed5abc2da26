import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { Image, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../app/useLocale.ts'
import { imageAddress } from '../image-address.ts'
import { useImageSource } from '../useImageSource.ts'

type Props<T> = { field: FieldOf<'image' | 'images'>; value: T }

/** A picture that opens large. */
export const ImageShow = ({ field, value }: Props<string>) => <ImagesShow field={field} value={[value]} />

/** Pictures in a row that open large and can be leafed through. */
export function ImagesShow({ field, value }: Props<readonly string[]>) {
  const { t } = useTranslation()
  const { say } = useLocale()
  const one = value.length === 1
  return (
    <Image.PreviewGroup>
      <span className="gallery" data-large={field.beside === true}>
        {value.map((id, index) => (
          <Picture
            key={id}
            id={id}
            isPrivate={field.private === true}
            isLarge={field.beside === true}
            alt={one ? say(field.label) : t('upload.preview', { number: index + 1 })}
          />
        ))}
      </span>
    </Image.PreviewGroup>
  )
}

function Picture({ id, isPrivate, isLarge, alt }: { id: string; isPrivate: boolean; isLarge: boolean; alt: string }) {
  // A private picture is fetched once, large enough for both.
  const source = useImageSource(id, isPrivate || isLarge ? 1280 : 240, isPrivate)
  if (!source) return <Skeleton.Image className="picture" />
  const large = isPrivate ? source : imageAddress(id, 1280)
  const size = isLarge ? {} : { width: 120, height: 120 }
  return <Image src={source} preview={{ src: large, mask: false }} alt={alt} {...size} className="picture" />
}
