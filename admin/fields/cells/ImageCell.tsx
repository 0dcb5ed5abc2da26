import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { useLocale } from '../../ui/useLocale.ts'
import { useImageSource } from '../useImageSource.ts'

const maxShown = 3

type Props<T> = { field: FieldOf<'image' | 'images'>; value: T }

export function ImageCell({ field, value }: Props<string>) {
  const { localize } = useLocale()
  const source = useImageSource(value, 96, field.private === true)
  return <img src={source} alt={localize(field.label)} width={44} height={44} className="thumbnail" loading="lazy" />
}

/** The first images and how many more there are. */
export function ImagesCell({ field, value }: Props<readonly string[]>) {
  const rest = value.length - maxShown
  return (
    <span className="thumbnails">
      {value.slice(0, maxShown).map((id) => (
        <ImageCell key={id} field={field} value={id} />
      ))}
      {rest > 0 && <bdi dir="ltr">+{rest}</bdi>}
    </span>
  )
}
