import type { FieldOf } from '@wasl/shared/registry/fields.ts'
import { useLocale } from '../../app/useLocale.ts'
import { useImageSource } from '../useImageSource.ts'

const shownAtMost = 3

type Props<T> = { field: FieldOf<'image' | 'images'>; value: T }

/** A small picture. */
export function ImageCell({ field, value }: Props<string>) {
  const { say } = useLocale()
  const source = useImageSource(value, 96, field.private === true)
  return <img src={source} alt={say(field.label)} width={44} height={44} className="thumb" loading="lazy" />
}

/** The first pictures and how many more there are. */
export function ImagesCell({ field, value }: Props<readonly string[]>) {
  const rest = value.length - shownAtMost
  return (
    <span className="thumbs">
      {value.slice(0, shownAtMost).map((id) => (
        <ImageCell key={id} field={field} value={id} />
      ))}
      {rest > 0 && <bdi dir="ltr">+{rest}</bdi>}
    </span>
  )
}
