import { publicImageUrl } from '@wasl/shared/contract/file-urls.ts'
import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { Image, Skeleton } from 'antd'
import { useTranslation } from 'react-i18next'
import { useLocale } from '../../ui/useLocale.ts'
import { useStoredImage } from '../useImageSource.ts'
import { DocumentViewer } from './DocumentViewer.tsx'

type Props<T> = { field: FieldOf<'image' | 'images' | 'files'>; value: T }

/** An image that opens in a large preview. */
export const ImageDisplay = ({ field, value }: Props<string>) => <ImagesDisplay field={field} value={[value]} />

/** Images that open in a large gallery; a PDF among them is shown in the viewer of the browser. */
export function ImagesDisplay({ field, value }: Props<readonly string[]>) {
  const { t } = useTranslation()
  const { localize } = useLocale()
  const isSingle = value.length === 1
  return (
    <Image.PreviewGroup>
      <span className="gallery" data-large={field.sidePreview === true}>
        {value.map((id, index) => (
          <Picture
            key={id}
            id={id}
            isPrivate={field.private === true}
            isLarge={field.sidePreview === true}
            alt={isSingle ? localize(field.label) : t('upload.preview', { number: index + 1 })}
          />
        ))}
      </span>
    </Image.PreviewGroup>
  )
}

function Picture({ id, isPrivate, isLarge, alt }: { id: string; isPrivate: boolean; isLarge: boolean; alt: string }) {
  // A private image is fetched once, large enough for thumbnail and preview.
  const { source, isDocument } = useStoredImage(id, isPrivate || isLarge ? 1280 : 240, isPrivate)
  if (isDocument) return <DocumentViewer id={id} label={alt} />
  if (!source)
    return (
      <span aria-busy>
        <Skeleton.Image className="picture" />
      </span>
    )
  const large = isPrivate ? source : publicImageUrl(id, 1280)
  const size = isLarge ? {} : { width: 120, height: 120 }
  return <Image src={source} preview={{ src: large, mask: false }} alt={alt} {...size} className="picture" />
}
