import type { AnyField } from '@wasl/shared/registry/fields.ts'
import { useLocale } from '../../parts/useLocale.ts'
import { imageAddress } from '../image-address.ts'

const shownAtMost = 3

/** A small picture. */
export function ImageCell({ field, value }: { field: AnyField; value: string }) {
  const { say } = useLocale()
  return <img src={imageAddress(value, 96)} alt={say(field.label)} width={44} height={44} className="thumb" loading="lazy" />
}

/** The first pictures and how many more there are. */
export function ImagesCell({ field, value }: { field: AnyField; value: readonly string[] }) {
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
